import type { Domain } from '../../read/domain.ts';
import { NotificationSettingsRow } from './channels/notification-settings.entity.ts';

/** What is registered of `notify/channels`. */
export const channels: Domain = {
  entities: [NotificationSettingsRow],
};
