/* A replay's state as a view: nothing is hidden any more. */
import type { State, View } from './values';

export function open(value: unknown, seat: number | null): View | null {
  const state = value as State | null;
  if (!state || Array.isArray(state.actions)) return value as View | null; // a view already
  const { actions, goals, hands, ...common } = state;
  return {
    ...common,
    seat,
    actions: actions.shown,
    action_deck: actions.deck.length,
    action_discards: actions.discards,
    goals: goals.shown,
    goal_deck: goals.deck.length,
    goal_discards: goals.discards,
    hands: hands.map((hand) => hand.map((goal) => ({ goal, epoch: state.epochs[goal - 1] ?? 0 }))),
  };
}
