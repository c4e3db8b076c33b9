import { contactDetailsIn } from './contact/contact-details.ts';
import { readText, violationsIn, type Violation } from './goods.ts';

/** The texts of a listing that are reviewed; what is left out does not change. */
export interface ListingTexts {
  name?: string | undefined;
  description?: string | undefined;
  /** What the listing says already and is not reviewed again: it may show that the listing is a book. */
  unchanged?: string | undefined;
}

/** A violation, and the field of the listing that has it. */
export interface TextViolation extends Violation {
  field: 'name' | 'description';
}

const NO_DOMAINS: readonly string[] = [];

/**
 * Prohibited goods and services, abuse and contact data in the texts of a listing. Each text is read in the light of the other.
 * `emailDomains` are those of the college: its addresses are found without their ending, too.
 */
export function reviewTexts({ name = '', description = '', unchanged = '' }: ListingTexts, emailDomains = NO_DOMAINS): TextViolation[] {
  const read = { name: readText(name), description: readText(description), unchanged: readText(unchanged) };
  return [
    ...violationsIn(read.name, [...read.description, ...read.unchanged]).map((found): TextViolation => ({ field: 'name', ...found })),
    ...violationsIn(read.description, [...read.name, ...read.unchanged]).map((found): TextViolation => ({ field: 'description', ...found })),
    ...contactDetailsIn(name, emailDomains).map((found): TextViolation => ({ field: 'name', ...found })),
    ...contactDetailsIn(description, emailDomains).map((found): TextViolation => ({ field: 'description', ...found })),
  ];
}
