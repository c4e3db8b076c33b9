import { readModel } from '../read/model.ts';
import { ContactMessage } from './contact-message.entity.ts';

readModel<ContactMessage>(ContactMessage, { paged: true, fields: {} });
