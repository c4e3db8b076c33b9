import { graphql } from '../../gql/documents.ts';

/** Meeting of an order, as its participants see it. */
export const OrderMeetingFragment = graphql(`
  fragment OrderMeeting on Order {
    id: databaseId
    viewerCanProposeMeeting
    meeting {
      id: databaseId
      at
      status
      viewerCanAccept
      missingAnswers
      people {
        id: databaseId
      }
      spot {
        id: databaseId
        name
        hint
      }
      proposedBy {
        id: databaseId
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
          id: databaseId
          awaitsViewer
          viewerStep
          ...OrderMeeting
        }
      }
    }
  `,
  OrderMeetingFragment,
);
