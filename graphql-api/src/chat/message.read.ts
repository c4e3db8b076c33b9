import { readModel } from '../read/model.ts';
import { Message } from './message.entity.ts';

readModel<Message>(Message, { paged: true, fields: {} });
