import type { Domain } from '../../read/domain.ts';
import { Announcement } from './announcements/announcement.entity.ts';
import { announcementMapping } from './announcements/announcement.mapping.ts';
import { AnnouncementResolver } from './announcements/announcement.resolver.ts';

/** Everything that `help/announcements` registers. */
export const announcements: Domain = {
  entities: [Announcement],
  mappings: [announcementMapping],
  resolvers: [AnnouncementResolver],
};
