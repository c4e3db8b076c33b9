import { mapType } from '../../../read/mapping.ts';
import { ContactMessage } from './contact-message.entity.ts';

export const contactMessageMapping = mapType<ContactMessage>(ContactMessage, { paged: true, fields: {} });
