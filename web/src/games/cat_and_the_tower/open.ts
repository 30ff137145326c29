/* A replay's state as a view: nothing is hidden any more. */
import type { State, View } from './types';

export function open(value: State | View | null, seat: number | null): View | null {
  if (value?.type !== 'State') return value;
  const { actions, goals, hands, ...common } = value;
  return {
    ...common,
    type: 'View',
    revealed: null,
    seat,
    actions: actions.shown,
    action_deck: actions.deck.length,
    action_discards: actions.discards,
    goals: goals.shown,
    goal_deck: goals.deck.length,
    goal_discards: goals.discards,
    hands: hands.map((hand) =>
      hand.map((goal) => ({ type: 'GoalInHand', goal, epoch: value.epochs[goal - 1] ?? 0 })),
    ),
  };
}
