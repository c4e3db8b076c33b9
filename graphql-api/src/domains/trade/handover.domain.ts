import type { Domain } from '../../read/domain.ts';
import { DeliveryDispute } from './handover/delivery-dispute.entity.ts';
import { orderHandoverMapping, deliveryDisputeMapping } from './handover/handover.mapping.ts';
import { HandoverResolver } from './handover/handover.resolver.ts';

/** Registration of `trade/handover`. */
export const handover: Domain = {
  entities: [DeliveryDispute],
  mappings: [orderHandoverMapping, deliveryDisputeMapping],
  resolvers: [HandoverResolver],
};
