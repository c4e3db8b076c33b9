import type { Domain } from '../../read/domain.ts';
import { NotificationSettingsRow } from './channels/notification-settings.entity.ts';

/** Registration of `notify/channels`. */
export const channels: Domain = {
  entities: [NotificationSettingsRow],
};
