import type { Domain } from '../../read/domain.ts';
import { orderPaymentMapping, userPaymentMapping } from './payments/payment.mapping.ts';
import { PaymentResolver } from './payments/payment.resolver.ts';

/** Registration of `trade/payments`. */
export const payments: Domain = {
  mappings: [orderPaymentMapping, userPaymentMapping],
  resolvers: [PaymentResolver],
};
