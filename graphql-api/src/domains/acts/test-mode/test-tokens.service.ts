import { randomBytes } from 'node:crypto';
import { authorize } from '../../../access/policy.ts';
import { hasAdminScope, SCOPES } from '../../../access/scopes.ts';
import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { requireId } from '../../../platform/database/ids.ts';
import { DomainError, ErrorCode, notFound } from '../../../platform/errors.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { TestPerson, type StoredTestMail, type StoredTestToken, type TestMode } from '../../../platform/test-mode/test-mode.ts';
import { idempotentRequest, once } from '../../log/idempotency/idempotency.service.ts';
import { accessTokenOf, checkedScopes, type MadeToken } from '../../people/access-tokens/access-token.service.ts';
import { CreateTestTokenInput } from './test-mode.inputs.ts';

/** Maximum number of emails that are returned. */
const MAILS = 50;

function testModeOf({ infra }: Ctx): TestMode {
  if (!infra.testMode) throw new DomainError(ErrorCode.FORBIDDEN, messages.noTestMode);
  return infra.testMode;
}

/**
 * Creates a token of test mode for the viewer and returns it. Only its hash is stored, in the database of test mode. Requires a session. A repeated
 * call with the same idempotency key returns the same token. Throws INVALID_INPUT, FORBIDDEN if there is no test mode, CONFLICT above 20 tokens,
 * IDEMPOTENCY_CONFLICT.
 */
export async function createTestToken(ctx: Ctx, input: CreateTestTokenInput): Promise<{ testToken: StoredTestToken | null; token: string }> {
  const viewer = authorize(ctx, 'account:secure');
  const testMode = testModeOf(ctx);
  const { name, person, expiresInDays: days, idempotencyKey: key, ...given } = checkInput(CreateTestTokenInput, input);
  const isAdmin = person === TestPerson.ADMIN;
  const scopes = checkedScopes({ isAdmin }, given.scopes ?? SCOPES.filter((scope) => isAdmin || !hasAdminScope([scope])));
  // Called before the transaction, because the first call takes seconds.
  await testMode.open();
  const market = { campus: undefined, isTestMode: true };
  const request = idempotentRequest('createTestToken', viewer.id, key, [name, person, scopes, days]);
  const made = await once<MadeToken>(ctx, request, (write) =>
    write(async () => {
      const salt = randomBytes(32).toString('base64url');
      const id = await testMode.issue(viewer.id, { token: accessTokenOf(market, salt, key), name, person, scopes, days });
      if (id === undefined) throw new DomainError(ErrorCode.CONFLICT, messages.tooManyTokens);
      return { id, salt };
    }),
  );
  const testToken = (await testMode.tokens(viewer.id)).find(({ id }) => id === made.id) ?? null;
  return { testToken, token: accessTokenOf(market, made.salt, key) };
}

/**
 * Revokes one of the viewer's tokens of test mode. Requires a session. Throws NOT_FOUND, also for a token of another user, FORBIDDEN if there is no
 * test mode.
 */
export async function revokeTestToken(ctx: Ctx, id: string): Promise<void> {
  const viewer = authorize(ctx, 'account:secure');
  if (!(await testModeOf(ctx).revoke(viewer.id, requireId(id, 'Test token')))) throw notFound('Test token');
}

/** Returns the viewer's tokens of test mode, newest first; null if there is no test mode. Requires a session. */
export async function testTokens(ctx: Ctx): Promise<StoredTestToken[] | null> {
  const viewer = authorize(ctx, 'account:secure');
  return ctx.infra.testMode ? ctx.infra.testMode.tokens(viewer.id) : null;
}

/**
 * Returns the newest emails of test mode to the users for whom the viewer's tokens act, or to the viewer in test mode, and to addresses that belong
 * to no user there. Throws UNAUTHENTICATED, FORBIDDEN if there is no test mode.
 */
export async function testMailbox(ctx: Ctx): Promise<StoredTestMail[]> {
  const { testControls } = ctx.infra;
  const viewer = authorize(ctx, testControls ? 'account:use' : 'account:secure');
  return testControls ? testControls.mails(viewer.id, MAILS) : testModeOf(ctx).mails(viewer.id, MAILS);
}
