import { Field, ID, InputType, registerEnumType } from 'type-graphql';
import { Chosen, IdempotencyKeyField } from '../../../../platform/input/validation.ts';
import { messages } from '../../../../messages.ts';

const MOST_TERMS = 12;
const LONGEST_TERM = 60;

/** Sort order of synonyms. */
export enum SearchSynonymSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  TERMS_ASC = 'TERMS_ASC',
  TERMS_DESC = 'TERMS_DESC',
}
registerEnumType(SearchSynonymSort, {
  name: 'SearchSynonymSort',
  description: 'Order of synonyms.',
  valuesConfig: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: { description: 'Oldest first.' },
    TERMS_ASC: { description: 'By their terms, A to Z, regardless of letter case.' },
    TERMS_DESC: { description: 'By their terms, Z to A.' },
  },
});

/** Normalizes terms for storage: trimmed, without blank and repeated terms. */
export const normalizeTerms = (terms: readonly string[]): string[] => [
  ...new Map(terms.flatMap((term) => (term.trim() ? [[term.trim().toLowerCase(), term.trim()] as const] : []))).values(),
];

function isGroup(terms: unknown): boolean {
  if (!Array.isArray(terms) || !terms.every((term) => typeof term === 'string')) return false;
  const different = normalizeTerms(terms);
  return (
    different.length > 1 &&
    different.length <= MOST_TERMS &&
    different.every((term) => [...term].length <= LONGEST_TERM && /[\p{L}\p{N}]/u.test(term))
  );
}

const terms = Chosen(messages.synonymTerms, isGroup);
const description = '2 to 12 different words or phrases of at most 60 characters.';

@InputType({ description: 'Terms that mean the same in a search.' })
export class CreateSearchSynonymInput {
  @Field(() => [String], { description })
  @terms
  terms!: string[];

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'New terms of a synonym.' })
export class UpdateSearchSynonymInput {
  @Field(() => ID, { description: 'The synonym.' })
  id!: string;

  @Field(() => [String], { description })
  @terms
  terms!: string[];
}

@InputType({ description: 'A synonym to delete.' })
export class DeleteSearchSynonymInput {
  @Field(() => ID, { description: 'The synonym.' })
  id!: string;
}
