import type { Domain } from '../../read/domain.ts';
import { Notification } from './notifications/notification.entity.ts';
import { notificationMapping, notificationSubjectMapping, notificationUserMapping } from './notifications/notification.mapping.ts';
import { NotificationResolver } from './notifications/notification.resolver.ts';

/** Registration of `notify/notifications`. */
export const notifications: Domain = {
  entities: [Notification],
  mappings: [notificationMapping, notificationSubjectMapping, notificationUserMapping],
  resolvers: [NotificationResolver],
};
