"""Train many candidates for every number of seats on one accelerator, and compare them.

    python -m clowder.train.candidates DIR --minutes 17 --stop 8.5 --deliver OUT

Seat counts take turns in one process, each with a population that is trained at once. A call goes
on where the last one stopped, by the checkpoints in DIR or by the light ones in `--from`. OUT gets
what is worth keeping after every turn: the weights and logs in one archive, and light checkpoints.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tarfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from clowder.bots.rooms.cat_in_the_box.trained.bot import file_name
from clowder.core.value import replace
from clowder.train.checkpoint import load_actor
from clowder.train.matches import round_robin
from clowder.train.ppo import Shape
from clowder.train.trainer import (
    BONUS,
    CHECKPOINT,
    LIGHT,
    LOG,
    RATE,
    Candidate,
    Trainer,
)

SHARES = {2: 0.16, 3: 0.22, 4: 0.31, 5: 0.31}  # of the time: more seats, longer rounds
WIN_PAYS = (2, 3)  # seats at which winning proved the better reward
TURN = 80.0  # seconds of a turn of all seat counts
ARCHIVE, RESULTS = "weights.tar", "round_robin.json"


def population(seats: int, kinds: str, seed: int) -> list[Candidate]:
    """One of each kind, with seeds that follow each other.

    `win` learns to win, `points` to score, `best` whichever proved better for its number of seats;
    guests sit with all of them. `alone` is `best` without guests. `kind:6` wants rounds to be
    played out, and would give six points for it. `clean:6` is the same, but nothing that another's
    paradox brings counts, and everybody buries as `baseline` does.
    """

    def make(kind: str, peace: str) -> Candidate:
        match kind:
            case "win" | "points":
                return Candidate("", 0, win=kind == "win")
            case "best" | "alone":
                guests = 0.5 if kind == "best" else 0.0
                return Candidate("", 0, win=seats in WIN_PAYS, guests=guests)
            case "kind":
                return Candidate("", 0, peace=float(peace or 4))
            case "clean":
                return Candidate("", 0, peace=float(peace or 4), windfall=0.0, custom=True)
            case _:
                raise ValueError(f"{kind}: win, points, best, alone, kind or clean are known")

    made = []
    for own, word in enumerate(kinds.split(","), start=seed):
        kind, _, peace = word.partition(":")
        made.append(
            replace(make(kind, peace), name=f"{kind}{peace and peace + '-'}{own}", seed=own)
        )
    return made


def make_trainers(args: argparse.Namespace) -> list[Trainer]:
    seats = [int(count) for count in args.seats.split(",")]
    whole = sum(SHARES[count] for count in seats)
    return [make_trainer(args, count, SHARES[count] / whole) for count in seats]


def make_trainer(args: argparse.Namespace, seats: int, share: float) -> Trainer:
    folder = Path(args.folder) / str(seats)
    folder.mkdir(parents=True, exist_ok=True)
    light = Path(args.start) / f"light-{seats}.npz" if args.start else None
    if light and light.exists() and not (folder / CHECKPOINT).exists():
        shutil.copy(light, folder / LIGHT)
    shape = Shape(seats, width=args.width, batch=args.batch, parts=args.parts)
    candidates = population(seats, args.kinds, args.seed)
    trainer = Trainer(shape, candidates, folder, args.minutes * share)
    trainer.rate, trainer.bonus = args.rate, args.bonus
    if args.begin:
        trainer.begin_with(Path(args.begin.format(seats=seats)))
    say(f"{seats} seats: {trainer.progress.seconds:.0f} of {trainer.planned:.0f} s trained")
    return trainer


def invite(trainers: list[Trainer], guests: Path | None) -> None:
    """Seat the guests whose weights are on disk by now, `<seats>/<name>.npz`."""
    if guests is None:
        return
    for trainer in trainers:
        paths = sorted((guests / str(trainer.shape.seats)).glob("*.npz"))
        if len(paths) > trainer.guest_count:
            trainer.invite(paths)
            say(f"{trainer.shape.seats} seats: {len(paths)} guests")


def train(trainers: list[Trainer], until: float, deliver: Path | None, guests: Path | None) -> None:
    """Turn by turn until the time is up or all are done."""
    with ThreadPoolExecutor() as pool:  # compiling takes long, and goes on side by side
        list(pool.map(lambda trainer: trainer.advance(1e-3, 1), trainers))
    say("compiled")
    planned = sum(trainer.planned for trainer in trainers)
    while time.monotonic() < until and not all(trainer.done for trainer in trainers):
        invite(trainers, guests)
        for trainer in trainers:
            if time.monotonic() < until:
                left = until - time.monotonic()
                trainer.advance(min(TURN, left) * trainer.planned / planned)
        keep(trainers, deliver)
        say(
            ", ".join(
                f"{t.shape.seats}: {t.progress.iteration} iterations {t.progress.seconds:.0f} s"
                for t in trainers
            )
        )
    for trainer in trainers:
        trainer.save()


def keep(trainers: list[Trainer], deliver: Path | None) -> None:
    for trainer in trainers:
        trainer.save_weights()
        light = trainer.save(light=True)
        if deliver:
            shutil.copy(light, deliver / f"light-{trainer.shape.seats}.npz")
    if deliver:
        pack(trainers, deliver)


def pack(trainers: list[Trainer], deliver: Path) -> None:
    """Weights and logs as one archive, replaced whole."""
    temporary = deliver / f"{ARCHIVE}.part"
    with tarfile.open(temporary, "w") as archive:
        for trainer in trainers:
            for path in (*sorted(trainer.folder.glob("*[0-9].npz")), trainer.folder / LOG):
                archive.add(path, f"{trainer.shape.seats}/{path.name}")
        results = trainers[0].folder.parent / RESULTS
        if results.exists():
            archive.add(results, RESULTS)
    temporary.replace(deliver / ARCHIVE)


def compare(trainers: list[Trainer], args: argparse.Namespace) -> None:
    """The ladders and a round robin at every seat count, compiled side by side."""

    def compare_one(trainer: Trainer) -> list[dict[str, object]]:
        seats = trainer.shape.seats
        actors = {name: trainer.actor(n) for n, name in enumerate(trainer.names())}
        for rival in map(Path, args.rivals):
            if (path := rival / file_name(seats)).exists():
                actors[rival.name] = load_actor(path, seats)
            else:
                say(f"{seats} seats: no {path}, which therefore takes no part")
        if args.guests:
            guests = sorted((Path(args.guests) / str(seats)).glob("*.npz"))
            actors |= {f"clone of {path.stem}": load_actor(path, seats) for path in guests}
        custom = all(candidate.custom for candidate in trainer.candidates)
        found = round_robin(actors, seats, args.deals, 2026, custom)
        trainer.climb(args.deals)
        return found

    with ThreadPoolExecutor() as pool:
        found = [row for rows in pool.map(compare_one, trainers) for row in rows]
    (trainers[0].folder.parent / RESULTS).write_text(json.dumps(found, indent=1))
    for trainer in trainers:
        for line in standings(found, trainer.shape.seats):
            say(line)


def standings(found: list[dict[str, object]], seats: int) -> Iterator[str]:
    """The candidates by their mean share of wins among each other kind."""
    for name, wins, gap in ranking(found, seats):
        yield f"{seats} seats: {name} wins {wins:.3f} of its games, gap {gap:+.3f}"


def ranking(found: list[dict[str, object]], seats: int) -> list[tuple[str, float, float]]:
    rows: dict[str, list[tuple[float, float]]] = {}
    for row in found:
        if row["seats"] == seats:
            figures = float(str(row["wins"])), float(str(row["gap"]))
            rows.setdefault(str(row["one"]), []).append(figures)
    means = [
        (name, *(sum(column) / len(column) for column in zip(*each, strict=True)))
        for name, each in rows.items()
    ]
    return sorted(means, key=lambda row: -row[1])


def say(text: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder")
    parser.add_argument("--minutes", type=float, default=17, help="of training in all calls")
    parser.add_argument("--stop", type=float, default=8.5, help="minutes until this call stops")
    parser.add_argument("--deliver", help="a folder for what is to be kept")
    parser.add_argument("--from", dest="start", help="a folder with light checkpoints")
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--kinds", default="win,points,alone")
    parser.add_argument("--seed", type=int, default=1, help="of the first candidate")
    parser.add_argument(
        "--begin", help="the weights that all begin with: DIR/cat_in_the_box_{seats}.npz"
    )
    parser.add_argument("--guests", help="a folder with networks that sit at the table, too")
    parser.add_argument("--rivals", nargs="*", default=[], help="weights for the round robin")
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--bonus", type=float, default=BONUS)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--batch", type=int, default=8192)
    parser.add_argument("--parts", type=int, default=8)
    parser.add_argument("--compare", action="store_true", help="at the end, finished or not")
    parser.add_argument("--deals", type=int, default=4096)
    args = parser.parse_args()
    until = time.monotonic() + 60 * args.stop
    deliver = Path(args.deliver) if args.deliver else None
    trainers = make_trainers(args)
    train(trainers, until, deliver, Path(args.guests) if args.guests else None)
    if args.compare or all(trainer.done for trainer in trainers):
        compare(trainers, args)
        keep(trainers, deliver)


if __name__ == "__main__":
    main()
