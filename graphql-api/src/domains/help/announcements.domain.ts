import type { Domain } from '../../read/domain.ts';
import { Announcement } from './announcements/announcement.entity.ts';
import { announcementMapping } from './announcements/announcement.mapping.ts';
import { AnnouncementResolver } from './announcements/announcement.resolver.ts';

/** What is registered of `help/announcements`. */
export const announcements: Domain = {
  entities: [Announcement],
  mappings: [announcementMapping],
  resolvers: [AnnouncementResolver],
};
