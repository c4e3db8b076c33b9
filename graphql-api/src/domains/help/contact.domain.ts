import type { Domain } from '../../read/domain.ts';
import { ContactMessage } from './contact/contact-message.entity.ts';
import { contactMessageMapping } from './contact/contact-message.mapping.ts';
import { ContactResolver } from './contact/contact.resolver.ts';

/** Everything that `help/contact` registers. */
export const contact: Domain = {
  entities: [ContactMessage],
  mappings: [contactMessageMapping],
  resolvers: [ContactResolver],
};
