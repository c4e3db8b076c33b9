import { Field, InputType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { isPushKey } from '../../../platform/net/push-key.ts';
import { Text } from '../../../platform/input/validation.ts';

/** Returns the pattern of base64url with a number of digits, which a browser may pad. */
const bytes = (digits: number) => `^[A-Za-z0-9_-]{${digits}}=*$`;
const withoutPadding = (text: string): string => text.replace(/(?<!=)=+$/, '');

@InputType({ description: 'A browser that should show your notifications: the result of its PushManager.subscribe.' })
export class SavePushSubscriptionInput {
  @Field(() => String, { description: 'The endpoint: an https URL at a public push service.' })
  @Text({ max: 1000, pattern: '^https?://', message: messages.pushEndpoint, policy: false })
  endpoint!: string;

  @Field(() => String, { description: 'The key "p256dh": an uncompressed point of the curve P-256, 65 bytes in base64url.' })
  @Text({ max: 90, pattern: bytes(87), holds: isPushKey, normalize: withoutPadding, message: messages.pushKey, policy: false })
  p256dh!: string;

  @Field(() => String, { description: 'The key "auth": 16 bytes in base64url.' })
  @Text({ max: 30, pattern: bytes(22), normalize: withoutPadding, message: messages.pushKey, policy: false })
  auth!: string;
}

@InputType({ description: 'A new subscription of a browser, which replaces a stored one.' })
export class RenewPushSubscriptionInput extends SavePushSubscriptionInput {
  @Field(() => String, { description: 'Endpoint of the stored subscription.' })
  @Text({ max: 1000, message: messages.pushEndpoint, policy: false })
  oldEndpoint!: string;

  @Field(() => String, { description: 'The old key "auth", which only the browser and the server know.' })
  @Text({ max: 30, pattern: bytes(22), normalize: withoutPadding, message: messages.pushKey, policy: false })
  oldAuth!: string;
}

@InputType({ description: 'A browser that should no longer show your notifications.' })
export class RemovePushSubscriptionInput {
  @Field(() => String, { description: 'Endpoint of its subscription.' })
  @Text({ max: 1000, message: messages.pushEndpoint, policy: false })
  endpoint!: string;
}
