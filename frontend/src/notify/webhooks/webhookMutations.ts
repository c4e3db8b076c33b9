import { graphql } from '../../gql/documents.ts';
import { WebhookStatusFragment } from './WebhookStatusLine.tsx';

export const PauseWebhookMutation = graphql(
  `
    mutation PauseWebhook($id: ID!) {
      pauseWebhook(input: { id: $id }) {
        webhook {
          id: databaseId
          status
          ...WebhookStatus
        }
      }
    }
  `,
  WebhookStatusFragment,
);

export const ResumeWebhookMutation = graphql(
  `
    mutation ResumeWebhook($id: ID!, $from: ID) {
      resumeWebhook(input: { id: $id, from: $from }) {
        webhook {
          id: databaseId
          status
          ...WebhookStatus
        }
      }
    }
  `,
  WebhookStatusFragment,
);

export const TestWebhookMutation = graphql(`
  mutation TestWebhook($id: ID!) {
    testWebhook(input: { id: $id }) {
      delivery {
        id: databaseId
        status
        error
      }
    }
  }
`);

export const RotateSecretMutation = graphql(`
  mutation RotateWebhookSecret($id: ID!) {
    rotateWebhookSecret(input: { id: $id }) {
      secret
      webhook {
        id: databaseId
        secretHint
      }
    }
  }
`);

export const DeleteWebhookMutation = graphql(`
  mutation DeleteWebhook($id: ID!) {
    deleteWebhook(input: { id: $id }) {
      deletedId
    }
  }
`);
