import { mapType } from '../read/mapping.ts';
import { ContactMessage } from './contact-message.entity.ts';

mapType<ContactMessage>(ContactMessage, { paged: true, fields: {} });
