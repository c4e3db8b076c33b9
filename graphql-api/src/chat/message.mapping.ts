import { mapType } from '../read/mapping.ts';
import { Message } from './message.entity.ts';

mapType<Message>(Message, { paged: true, fields: {} });
