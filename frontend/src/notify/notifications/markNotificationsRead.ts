import { graphql } from '../../gql/documents.ts';

export const MarkNotificationsRead = graphql(`
  mutation MarkNotificationsRead($ids: [ID!]) {
    markNotificationsRead(input: { ids: $ids }) {
      user {
        id: databaseId
        unreadNotificationCount
      }
    }
  }
`);
