import type { Domain } from '../../read/domain.ts';
import { OutgoingPush } from './push/outgoing-push.entity.ts';
import { PushKey } from './push/push-key.entity.ts';
import { PushSubscription } from './push/push-subscription.entity.ts';
import { PushResolver } from './push/push.resolver.ts';

/** Registration of `notify/push`. */
export const push: Domain = {
  unrecorded: [PushSubscription, OutgoingPush, PushKey],
  resolvers: [PushResolver],
};
