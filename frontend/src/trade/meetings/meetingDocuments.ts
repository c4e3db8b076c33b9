import { graphql } from '../../gql/documents.ts';

/** The meeting of an order, as its people see it. */
export const OrderMeetingFragment = graphql(`
  fragment OrderMeeting on Order {
    id
    viewerCanProposeMeeting
    meeting {
      id
      at
      status
      viewerCanAccept
      missingAnswers
      people {
        id
      }
      spot {
        id
        name
        hint
      }
      proposedBy {
        id
        name
      }
    }
  }
`);

export const AcceptMeetingMutation = graphql(
  `
    mutation AcceptMeeting($id: ID!) {
      acceptMeeting(input: { id: $id }) {
        order {
          id
          awaitsViewer
          viewerStep
          ...OrderMeeting
        }
      }
    }
  `,
  OrderMeetingFragment,
);
