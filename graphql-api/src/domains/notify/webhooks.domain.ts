import type { Domain } from '../../read/domain.ts';
import { WebhookDelivery } from './webhooks/deliveries/webhook-delivery.entity.ts';
import { WebhookMessage } from './webhooks/deliveries/webhook-message.entity.ts';
import { Webhook } from './webhooks/webhook.entity.ts';
import { userWebhookMapping, webhookDeliveryMapping, webhookMapping } from './webhooks/webhook.mapping.ts';
import { WebhookResolver } from './webhooks/webhook.resolver.ts';

/** Registration of `notify/webhooks`. */
export const webhooks: Domain = {
  unrecorded: [Webhook, WebhookMessage, WebhookDelivery],
  mappings: [webhookMapping, webhookDeliveryMapping, userWebhookMapping],
  resolvers: [WebhookResolver],
};
