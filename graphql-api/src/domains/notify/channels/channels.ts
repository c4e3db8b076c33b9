import { NotificationKind } from '../notifications/notification.entity.ts';

/** Channel of a notification. */
export type Channel = 'inApp' | 'mail' | 'push';

export type Channels = Record<Channel, boolean>;

/** Default channels of each kind. */
export const defaultChannels: Record<NotificationKind, Channels> = {
  [NotificationKind.ORDER_PLACED]: { inApp: true, mail: true, push: true },
  [NotificationKind.ORDER_STATUS]: { inApp: true, mail: true, push: true },
  [NotificationKind.MESSAGE]: { inApp: true, mail: false, push: true },
  [NotificationKind.OFFER]: { inApp: true, mail: true, push: true },
  [NotificationKind.SWAP]: { inApp: true, mail: true, push: true },
  [NotificationKind.RESERVATION]: { inApp: true, mail: false, push: true },
  [NotificationKind.REVIEW]: { inApp: true, mail: false, push: false },
  [NotificationKind.LISTING]: { inApp: true, mail: false, push: false },
  [NotificationKind.POINTS]: { inApp: true, mail: false, push: false },
  [NotificationKind.FAVOURITE]: { inApp: true, mail: false, push: true },
  [NotificationKind.SAVED_SEARCH]: { inApp: true, mail: false, push: true },
  [NotificationKind.WANTED]: { inApp: true, mail: false, push: true },
  [NotificationKind.COURSE]: { inApp: true, mail: false, push: true },
  [NotificationKind.MODERATION]: { inApp: true, mail: false, push: true },
  [NotificationKind.MEETING]: { inApp: true, mail: true, push: true },
  [NotificationKind.HANDOVER]: { inApp: true, mail: true, push: true },
  [NotificationKind.ANNOUNCEMENT]: { inApp: true, mail: false, push: false },
};

/** Channels that a user chose, by kind. The defaults apply to all others. */
export type ChosenChannels = Partial<Record<NotificationKind, Partial<Channels>>>;

/** Returns the channels of a kind for a user. */
export const channelsOf = (kind: NotificationKind, chosen: ChosenChannels | null): Channels => ({ ...defaultChannels[kind], ...chosen?.[kind] });
