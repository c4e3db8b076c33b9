import type { Domain } from '../../read/domain.ts';
import { ReservationQueueEntry } from './reservations/reservation-queue.entity.ts';
import { productReservationMapping } from './reservations/reservation.mapping.ts';
import { ReservationResolver } from './reservations/reservation.resolver.ts';

/** Registration of `trade/reservations`. */
export const reservations: Domain = {
  entities: [ReservationQueueEntry],
  mappings: [productReservationMapping],
  resolvers: [ReservationResolver],
};
