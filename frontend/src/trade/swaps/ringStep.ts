import type { OrderStep } from '../../gql/graphql.ts';

/** Steps of the people of a ring, in order: they meet once, and each hands over one listing and receives another. */
const inOrder: readonly OrderStep[] = ['ANSWER_MEETING', 'PROPOSE_MEETING', 'CONFIRM_RECEIVED', 'ENTER_CODE', 'SHOW_CODE', 'RATE'];

interface Leg {
  viewerStep: OrderStep | null;
  handoverConfirmedAt: string | null;
}

const rankOf = ({ viewerStep, handoverConfirmedAt }: Leg): number =>
  viewerStep ? inOrder.indexOf(viewerStep) : inOrder.length + (handoverConfirmedAt ? 1 : 0);

/** Returns the order of a ring for which its person has the next step, or else waits. */
export const nextOrder = <Order extends Leg>(orders: readonly Order[]): Order | undefined =>
  orders.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
