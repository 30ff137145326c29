"""Search over imagined worlds, for every room that has a twin.

`pimc` plays every action out in the same worlds and drops the worse half again and again;
`ismcts` grows one tree over what the seat knows. Both report mean and standard error.
"""

from clowder.bots.budget import Budget
from clowder.bots.search.bot import SearchBot
from clowder.bots.search.fast import Tally, roll_out
from clowder.bots.search.searches import Option, ismcts, pimc

__all__ = ["Budget", "Option", "SearchBot", "Tally", "ismcts", "pimc", "roll_out"]
