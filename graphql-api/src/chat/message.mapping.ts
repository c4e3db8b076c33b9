import { mapType } from '../read/mapping.ts';
import { Message } from './message.entity.ts';

export const messageMapping = mapType<Message>(Message, { paged: true, fields: {} });
