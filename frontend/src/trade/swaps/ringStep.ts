import type { OrderStep } from '../../gql/graphql.ts';

/** What the people of a ring do, the first first: they meet once, and each hands over one thing and gets another. */
const inOrder: readonly OrderStep[] = ['ANSWER_MEETING', 'PROPOSE_MEETING', 'CONFIRM_RECEIVED', 'ENTER_CODE', 'SHOW_CODE', 'RATE'];

interface Leg {
  viewerStep: OrderStep | null;
  handoverConfirmedAt: string | null;
}

const rankOf = ({ viewerStep, handoverConfirmedAt }: Leg): number =>
  viewerStep ? inOrder.indexOf(viewerStep) : inOrder.length + (handoverConfirmedAt ? 1 : 0);

/** Of the orders that a person of a ring has, the one about which the person does something next, or waits. */
export const nextOrder = <Order extends Leg>(orders: readonly Order[]): Order | undefined =>
  orders.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
