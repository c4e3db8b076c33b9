import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { HOST_WITHOUT_ADDRESS } from './built-server.ts';
import { graphql } from './helpers.ts';

const CREATE = 'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { webhook { id: databaseId globalId: id } } }';
const TEST = 'mutation ($id: ID!) { testWebhook(input: { id: $id }) { delivery { id: databaseId } } }';

/** Returns the URL-encoded global id of a webhook with a failed delivery that belongs to the user with the token. It is created only once. */
export async function webhookOf(page: Page, token: string): Promise<string> {
  const input = { name: 'Club stock', url: `https://${HOST_WITHOUT_ADDRESS}/stock`, types: ['ORDER_PLACED'], idempotencyKey: 'webhook-of-the-pages' };
  type Created = { createWebhook: { webhook: { id: string; globalId: string } } };
  const { id, globalId } = (await graphql<Created>(page, CREATE, { input }, token)).createWebhook.webhook;
  const find = '{ me { webhooks { id: databaseId deliveries(first: 1) { nodes { id: databaseId } } } } }';
  type Found = { me: { webhooks: { id: string; deliveries: { nodes: object[] } }[] } };
  const isDelivered = async () => {
    const { me } = await graphql<Found>(page, find, {}, token);
    return me.webhooks.find((webhook) => webhook.id === id)!.deliveries.nodes.length > 0;
  };
  // Rejected while another test of these pages has a delivery to the webhook under way.
  await expect(async () => {
    if (!(await isDelivered())) await graphql(page, TEST, { id }, token);
  }).toPass();
  return encodeURIComponent(globalId);
}

interface Received {
  type: string;
}

/** Starts a receiver of webhooks. It responds with `status` and stores requests that its secret verifies; all others get 401. */
export async function startReceiver(port: number) {
  const state = { status: 204, secret: '', received: [] as Received[] };
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      try {
        const content = new Webhook(state.secret).verify(body, request.headers as Record<string, string>) as Received;
        if (state.status === 204) state.received.push(content);
        response.writeHead(state.status).end();
      } catch {
        response.writeHead(401).end();
      }
    })();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { state, url: `http://127.0.0.1:${port}/hooks`, stop };
}
