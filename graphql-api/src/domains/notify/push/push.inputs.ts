import { Field, InputType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { isPushKey } from '../../../platform/net/push-key.ts';
import { Text } from '../../../platform/input/rules.ts';

/** Returns the pattern of base64url with a number of digits, which a browser may pad. */
const bytes = (digits: number) => `^[A-Za-z0-9_-]{${digits}}=*$`;
const withoutPadding = (text: string): string => text.replace(/(?<!=)=+$/, '');

@InputType({ description: 'A browser that is to show your notifications: what its PushManager.subscribe returned.' })
export class SavePushSubscriptionInput {
  @Field(() => String, { description: 'Its endpoint: an https URL at a public push service.' })
  @Text({ max: 1000, pattern: '^https?://', message: messages.pushEndpoint, policy: false })
  endpoint!: string;

  @Field(() => String, { description: 'Its key "p256dh": an uncompressed point of the curve P-256, 65 bytes in base64url.' })
  @Text({ max: 90, pattern: bytes(87), holds: isPushKey, normalize: withoutPadding, message: messages.pushKey, policy: false })
  p256dh!: string;

  @Field(() => String, { description: 'Its key "auth": 16 bytes in base64url.' })
  @Text({ max: 30, pattern: bytes(22), normalize: withoutPadding, message: messages.pushKey, policy: false })
  auth!: string;
}

@InputType({ description: 'Another subscription of a browser that shows notifications, in place of one that was saved.' })
export class RenewPushSubscriptionInput extends SavePushSubscriptionInput {
  @Field(() => String, { description: 'The endpoint of the subscription that was saved.' })
  @Text({ max: 1000, message: messages.pushEndpoint, policy: false })
  oldEndpoint!: string;

  @Field(() => String, { description: 'Its key "auth", which only the browser and the server know.' })
  @Text({ max: 30, pattern: bytes(22), normalize: withoutPadding, message: messages.pushKey, policy: false })
  oldAuth!: string;
}

@InputType({ description: 'A browser that is to show your notifications no more.' })
export class RemovePushSubscriptionInput {
  @Field(() => String, { description: 'The endpoint of its subscription.' })
  @Text({ max: 1000, message: messages.pushEndpoint, policy: false })
  endpoint!: string;
}
