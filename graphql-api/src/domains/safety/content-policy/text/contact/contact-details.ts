import { handlesIn } from './contact-handles.ts';
import { phonesIn } from './contact-numbers.ts';
import { splitNumbersIn } from './split-numbers.ts';
import type { Violation } from '../goods.ts';
import { normalize } from '../characters/normalize.ts';

/** Returns contact data, which belongs in the Buy Now dialog and the chat: phone numbers, addresses, links and accounts in any disguise. */
export function contactDetailsIn(text: string, emailDomains: readonly string[]): Violation[] {
  const normalized = normalize(text);
  const words = [...new Set([...phonesIn(normalized), ...splitNumbersIn(normalized), ...handlesIn(normalized, emailDomains)])];
  return words.length > 0 ? [{ kind: 'contact data', words, isDoubtful: false }] : [];
}
