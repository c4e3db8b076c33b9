import { mapType } from '../../../read/mapping.ts';
import { Announcement } from './announcement.entity.ts';

export const announcementMapping = mapType<Announcement>(Announcement, { paged: true, fields: {} });
