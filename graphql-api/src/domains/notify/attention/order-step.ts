import { registerEnumType } from 'type-graphql';

/** Next step of one side of an order. */
export enum OrderStep {
  PROPOSE_MEETING = 'PROPOSE_MEETING',
  ANSWER_MEETING = 'ANSWER_MEETING',
  SHOW_CODE = 'SHOW_CODE',
  ENTER_CODE = 'ENTER_CODE',
  CONFIRM_RECEIVED = 'CONFIRM_RECEIVED',
  RATE = 'RATE',
}
registerEnumType(OrderStep, {
  name: 'OrderStep',
  description: 'The next step of a side of an order.',
  valuesConfig: {
    PROPOSE_MEETING: { description: 'Propose a meeting (`proposeMeeting`).' },
    ANSWER_MEETING: { description: 'Answer the meeting that the other side proposed (`acceptMeeting`, `declineMeeting`, `proposeMeeting`).' },
    SHOW_CODE: { description: 'Show the seller the code at the handover (`Order.handoverCode`).' },
    ENTER_CODE: { description: 'Enter the code that the buyer shows (`confirmHandover`).' },
    CONFIRM_RECEIVED: { description: 'Confirm receipt (`confirmReceived`), or object (`disputeDelivery`).' },
    RATE: { description: 'Rate the other side (`rateCounterpart`).' },
  },
});
