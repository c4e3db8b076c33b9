import { graphql } from '../../gql/index.ts';

export const AcceptMeetingMutation = graphql(`
  mutation AcceptMeeting($id: ID!) {
    acceptMeeting(input: { id: $id }) {
      order {
        id
        awaitsViewer
        ...NextStep
        ...OrderMeeting
      }
    }
  }
`);
