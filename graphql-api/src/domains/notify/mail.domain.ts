import type { Domain } from '../../read/domain.ts';
import { MailPace } from './mail/mail-pace.entity.ts';
import { OutgoingMail } from './mail/outgoing-mail.entity.ts';

/** Registration of `notify/mail`. */
export const mail: Domain = {
  entities: [OutgoingMail],
  unrecorded: [MailPace],
};
