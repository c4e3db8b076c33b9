import { authorize } from '../../../../access/policy.ts';
import { idempotentRequest, once } from '../../../log/idempotency/idempotency.service.ts';
import { AuditAction } from '../../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../../log/audit/audit.service.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { notFound } from '../../../../platform/errors.ts';
import { requireId } from '../../../../platform/database/ids.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { checkChange, checkInput } from '../../../../platform/input/validation.ts';
import type { Page, QuerySource } from '../../../../read/query-source.ts';
import { CreateSearchSynonymInput, normalizeTerms, UpdateSearchSynonymInput, type DeleteSearchSynonymInput } from './search-synonym.inputs.ts';
import {
  changeSynonym,
  forgetEmptySearches,
  insertSynonym,
  removeSynonym,
  synonymById,
  synonymPage,
  type SynonymFilter,
} from './search-synonym.queries.ts';
import { forgetVocabulary } from '../search.service.ts';

const listed = (terms: readonly string[]): string => terms.join(', ');

/** Returns a synonym, for administrators; null for everybody else. */
export function searchSynonym(_ctx: Ctx, id: string): QuerySource {
  return synonymById(id);
}

/** Returns the synonyms in the requested order, optionally only those with a text in one of their terms. Administrators only. */
export function searchSynonyms(ctx: Ctx, { search, sort, ...page }: Page & SynonymFilter): QuerySource {
  authorize(ctx, 'search:manage');
  return synonymPage({ search, sort }, page);
}

/**
 * Creates a synonym. Searches on this server use it at once, on other servers within a minute. Administrators only. Throws INVALID_INPUT,
 * IDEMPOTENCY_CONFLICT.
 */
export async function createSearchSynonym(ctx: Ctx, input: CreateSearchSynonymInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'search:manage');
  const { idempotencyKey, ...given } = checkInput(CreateSearchSynonymInput, input);
  const terms = normalizeTerms(given.terms);
  const created = await once<{ id: string }>(ctx, idempotentRequest('createSearchSynonym', viewer.id, idempotencyKey, terms), (write) =>
    write(async (tx) => {
      const id = await insertSynonym(tx, terms);
      await forgetEmptySearches(tx, terms);
      await recordAudit(tx, { action: AuditAction.SYNONYM_CREATED, subject: listed(terms) });
      return { id };
    }),
  );
  forgetVocabulary(ctx);
  return created;
}

/** Replaces the terms of a synonym. Administrators only. Throws NOT_FOUND, INVALID_INPUT about `terms`. */
export async function updateSearchSynonym(ctx: Ctx, input: UpdateSearchSynonymInput): Promise<{ id: string }> {
  authorize(ctx, 'search:manage');
  const { id } = input;
  const terms = normalizeTerms(checkChange(UpdateSearchSynonymInput, input).terms);
  return changing(ctx, async (tx) => {
    if (!(await changeSynonym(tx, requireId(id, 'Synonym'), terms))) throw notFound('Synonym');
    await forgetEmptySearches(tx, terms);
    await recordAudit(tx, { action: AuditAction.SYNONYM_CHANGED, subject: listed(terms) });
    return { id };
  });
}

/** Deletes a synonym. Administrators only. Throws NOT_FOUND. */
export async function deleteSearchSynonym(ctx: Ctx, { id }: DeleteSearchSynonymInput): Promise<void> {
  authorize(ctx, 'search:manage');
  await changing(ctx, async (tx) => {
    const terms = await removeSynonym(tx, requireId(id, 'Synonym'));
    if (!terms) throw notFound('Synonym');
    await recordAudit(tx, { action: AuditAction.SYNONYM_DELETED, subject: listed(terms) });
  });
}

/** Changes the synonyms, and makes the next search read them again. */
async function changing<Result>(ctx: Ctx, work: (tx: Ctx) => Promise<Result>): Promise<Result> {
  const result = await inTransaction(ctx, work);
  forgetVocabulary(ctx);
  return result;
}
