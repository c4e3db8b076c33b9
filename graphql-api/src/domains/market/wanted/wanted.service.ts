import type { Ctx, Viewer } from '../../../platform/context.ts';
import { DomainError, ErrorCode, invalid, notFound } from '../../../platform/errors.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { checkChange, checkInput } from '../../../platform/input/validation.ts';
import { authorize, can } from '../../../access/policy.ts';
import { ActKind } from '../../log/acts/act.entity.ts';
import { recordAct, type Undoable } from '../../log/acts/act.service.ts';
import { accountIsGone, holdOwnAccount } from '../../people/users/own-account.ts';
import { assertNotBlocked } from '../../people/blocks/block.service.ts';
import { categoryExists } from '../categories/category.queries.ts';
import { EventSubject, EventType } from '../../log/events/event.entity.ts';
import { recordEvent } from '../../log/events/event.service.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { messages } from '../../../messages.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { ProductCondition } from '../products/product.entity.ts';
import { ProductSort } from '../products/product.inputs.ts';
import { wanted as productsWanted } from '../products/product.service.ts';
import type { Page, QuerySource } from '../../../read/query-source.ts';
import { wordQueries } from '../search/search.service.ts';
import { lockAccount } from '../../people/users/user.queries.ts';
import type { AnswerWantedPostInput } from './wanted.inputs.ts';
import { CloseWantedPostInput, CreateWantedPostInput, UpdateWantedPostInput, type WantedFilter, type WantedSort } from './wanted.inputs.ts';
import {
  changePost,
  closePost,
  insertAnswer,
  insertPost,
  isOnSaleBy,
  lookedFor,
  openPosts,
  postOwner,
  wantedPostById,
  wantedPostsWhere,
  type Wanted,
} from './wanted.queries.ts';

const MOST_OPEN = 20;

/** Ordered from best to worst. */
const conditions = Object.values(ProductCondition);

/** Returns a wanted post by id; null if the viewer cannot see it. */
export function wantedPost(_ctx: Ctx, id: string): QuerySource {
  return wantedPostById(id);
}

/** Returns wanted posts: open posts of users whom the viewer has not blocked, or all posts of the viewer. */
export function wantedPosts(_ctx: Ctx, { filter, sort, ...page }: Page & { filter?: WantedFilter | null; sort: WantedSort }): QuerySource {
  return wantedPostsWhere(filter ?? {}, sort, page);
}

/** What a user looks for. Omitted and null properties place no restriction. */
type LookedFor = Pick<CreateWantedPostInput, 'title' | 'categoryId' | 'maxPrice' | 'condition'>;

/** Returns the stored form of a wanted post. Price words in the title count if no price is given. Throws INVALID_INPUT. */
async function wantedOf(ctx: Ctx, { title, categoryId, maxPrice, condition }: LookedFor): Promise<Wanted> {
  if (categoryId && !(await categoryExists(ctx, categoryId))) throw invalid('categoryId', messages.categoryChoose);
  const welcome = condition ? conditions.slice(0, conditions.indexOf(condition) + 1) : null;
  const given = { search: title, categoryIds: categoryId ? [categoryId] : null, maxPrice: maxPrice ?? null, conditions: welcome };
  const { filter, search, findsNothing } = await productsWanted(ctx, given, ProductSort.NEWEST);
  if (findsNothing) throw invalid('title', messages.wantedTitle);
  return {
    title,
    category: categoryId ?? null,
    maxPrice: maxPrice ?? null,
    condition: condition ?? null,
    criteria: { filter, words: search && (await wordQueries(ctx, search.typed)) },
  };
}

/**
 * Creates a wanted post for the viewer. Listings are compared with it from now on. Returns its id.
 * Throws UNAUTHENTICATED, INVALID_INPUT, CONTENT_REJECTED, IDEMPOTENCY_CONFLICT, CONFLICT above 20 open posts.
 */
export async function createWantedPost(ctx: Ctx, input: CreateWantedPostInput): Promise<{ id: string }> {
  const viewer = authorize(ctx, 'account:use');
  const { idempotencyKey, days = 30, ...data } = checkInput(CreateWantedPostInput, input);
  const request = idempotentRequest('createWantedPost', viewer.id, idempotencyKey, [data, days]);
  return once(ctx, request, async (write) => {
    ctx.ports.contentPolicy.assertAllowedTexts(ctx, CreateWantedPostInput, data);
    const post = await wantedOf(ctx, data);
    return write(async (tx) => {
      if (!(await lockAccount(tx, viewer.id))) throw accountIsGone();
      if ((await openPosts(tx, viewer.id)) >= MOST_OPEN) throw new DomainError(ErrorCode.CONFLICT, messages.tooManyWanted);
      const id = await insertPost(tx, viewer.id, post, days);
      const { category, maxPrice } = post;
      const event = { subject: EventSubject.WANTED_POST, subjectId: id, audience: [viewer.id] };
      await recordEvent(tx, { type: EventType.WANTED_LISTED, ...event, payload: { category, maxPrice } });
      return { id };
    });
  });
}

/** Checks that the viewer owns a wanted post. Throws UNAUTHENTICATED, and NOT_FOUND for another user's post. */
async function assertOwn(ctx: Ctx, id: string): Promise<void> {
  authorize(ctx, 'account:use');
  const post = await postOwner(ctx, requireId(id, 'Wanted post'));
  if (!post || !can(ctx, 'wanted:edit', post)) throw notFound('Wanted post');
}

/** Changes what the viewer's own wanted post looks for. Throws UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT, CONTENT_REJECTED. */
export async function updateWantedPost(ctx: Ctx, input: UpdateWantedPostInput): Promise<{ id: string }> {
  await assertOwn(ctx, input.id);
  const { id, ...change } = checkChange(UpdateWantedPostInput, input);
  ctx.ports.contentPolicy.assertAllowedTexts(ctx, UpdateWantedPostInput, change);
  await changePost(ctx, id, await wantedOf(ctx, { ...(await lookedFor(ctx, id))!, ...change }));
  return { id };
}

/**
 * Closes a wanted post; does nothing if it is already closed. Allowed for its owner, and for administrators, whose reason is mailed to the owner and
 * recorded in the audit log. Can be undone for 10 minutes. Throws UNAUTHENTICATED, NOT_FOUND, INVALID_INPUT about `reason`.
 */
export async function closeWantedPost(ctx: Ctx, input: CloseWantedPostInput): Promise<Undoable<{ id: string }>> {
  const viewer = authorize(ctx, 'account:use');
  const post = await postOwner(ctx, requireId(input.id, 'Wanted post'));
  if (!post || !can(ctx, 'wanted:close', post)) throw notFound('Wanted post');
  const { id, reason } = checkInput(CloseWantedPostInput, input);
  return recordAct(ctx, ActKind.CLOSE_WANTED_POST, async (tx) => {
    await holdOwnAccount(tx);
    const closed = await closePost(tx, id);
    if (closed && post.user !== viewer.id) await tellClosed(tx, { id, owner: post.user, title: closed.title, reason });
    return { id };
  });
}

interface Closed {
  id: string;
  owner: string;
  title: string;
  reason: string | undefined;
}

/** Notifies the owner of a wanted post that an administrator closed it, and adds an audit entry. */
async function tellClosed(tx: Ctx, { id, owner, title, reason }: Closed): Promise<void> {
  // The event does not name the administrator.
  const event = { subject: EventSubject.WANTED_POST, subjectId: id, audience: [owner], actor: null };
  await recordEvent(tx, { type: EventType.WANTED_CLOSED, ...event, payload: {} });
  await tx.ports.moderation.recordRemoval(tx, { action: AuditAction.WANTED_CLOSED, what: 'wanted post', name: title, owner, reason });
}

/**
 * Returns the viewer, who may answer an open wanted post, and the post's owner. Throws UNAUTHENTICATED, NOT_FOUND (also if one side has blocked the
 * other), FORBIDDEN for the viewer's own post.
 */
async function answerer(ctx: Ctx, id: string): Promise<{ viewer: Viewer; owner: string }> {
  authorize(ctx, 'account:use');
  const post = await postOwner(ctx, requireId(id, 'Wanted post'));
  if (!post?.open) throw notFound('Wanted post');
  const viewer = authorize(ctx, 'wanted:answer', post);
  await assertNotBlocked(ctx, post.user, 'Wanted post');
  return { viewer, owner: post.user };
}

/**
 * Answers a wanted post with one of the viewer's listings and notifies the post's owner once. Answering again with the same listing changes nothing.
 * Throws UNAUTHENTICATED, NOT_FOUND about the post and about the listing, FORBIDDEN for the viewer's own post.
 */
export async function answerWantedPost(ctx: Ctx, input: AnswerWantedPostInput): Promise<{ id: string }> {
  const { viewer, owner } = await answerer(ctx, input.id);
  const product = requireId(input.productId, 'Product');
  await inTransaction(ctx, async (tx) => {
    await holdOwnAccount(tx);
    if (!(await isOnSaleBy(tx, product, viewer.id))) throw notFound('Product');
    if (!(await insertAnswer(tx, input.id, product))) return;
    await recordEvent(tx, {
      type: EventType.WANTED_ANSWERED,
      subject: EventSubject.WANTED_POST,
      subjectId: input.id,
      audience: [owner, viewer.id],
      payload: { product },
    });
  });
  return { id: input.id };
}
