import { afterAll, describe, expect, it } from 'vitest';
import { routes } from '../../../app/http/rest/rest.ts';
import { buildBareSchema } from '../../../app/schema/schema.ts';
import { mailTo } from '../../../../test/mail.ts';
import { closeSockets, socket } from '../../../../test/sockets.ts';
import { admin, guest, listing, order, student, unique, withToken, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';
import { MAKE_TOKEN } from '../../../../test/scopes.ts';

const REPORT = `mutation ($subject: ID!, $reason: ReportReason!, $text: String) {
  report(input: { subject: $subject, reason: $reason, text: $text }) { report { id: databaseId } message } }`;
const DECIDE = `mutation ($id: ID!, $action: ModerationAction!, $reason: String, $days: Int) {
  decideReport(input: { id: $id, action: $action, reason: $reason, days: $days }) { report { action } } }`;
const SANCTION = `mutation ($userId: ID!, $action: ModerationAction!, $days: Int) {
  sanctionUser(input: { userId: $userId, action: $action, reason: "Twice no show", days: $days }) { user { suspendedUntil bannedAt } } }`;
const END = 'mutation ($userId: ID!) { endSanction(input: { userId: $userId }) { user { suspendedUntil } } }';
const APPEAL = 'mutation ($code: String!) { appealDecision(input: { code: $code, text: "I was ill" }) { message } }';
const STATE = 'query ($code: String!) { appealState(code: $code) }';
const ANSWER = 'mutation ($id: ID!) { answerAppeal(input: { id: $id, granted: true, answer: "Get well" }) { decision { granted } } }';
const SIGN_IN = 'mutation ($email: String!) { signIn(input: { email: $email, password: "password" }) { token } }';

afterAll(closeSockets);

const globalId = (type: string, id: string): string => Buffer.from(`${type}:${id}`).toString('base64');
const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>): string | undefined => errors?.[0]?.extensions.code;

async function reportProduct(who: TestClient, product: string): Promise<string> {
  const { data } = await who.ask(REPORT, { subject: globalId('Product', product), reason: 'SCAM', text: 'Asks for money first' });
  return data.report.report.id as string;
}

describe('a report', () => {
  it('is one per person and subject while it is open, and waits in the queue with its context', async () => {
    const [seller, reporter, boss] = [await student(), await student(), await admin()];
    const name = unique('Phone');
    const product = await listing(seller, { name });
    const id = await reportProduct(reporter, product);
    expect(await reportProduct(reporter, product)).toBe(id);
    const other = await reportProduct(await student(), product);
    expect(other).not.toBe(id);
    const { data } = await boss.ask(
      '{ reports(last: 50) { nodes { id: databaseId kind reason text subject openCount reporter { id: databaseId } user { id: databaseId email } product { id: databaseId } } } }',
    );
    expect(data.reports.nodes.find((node: { id: string }) => node.id === id)).toEqual({
      id,
      kind: 'PRODUCT',
      reason: 'SCAM',
      text: 'Asks for money first',
      subject: name,
      openCount: 2,
      reporter: { id: reporter.id },
      user: { id: seller.id, email: seller.email },
      product: { id: product },
    });
    expect((await reporter.ask('{ me { reports { nodes { id: databaseId action openCount } } } }')).data.me.reports.nodes).toEqual([
      { id, action: null, openCount: null },
    ]);
    expect((await seller.ask('{ me { reports { totalCount } } }')).data.me.reports.totalCount).toBe(0);
  });

  it('of a message shows administrators its words and its chat, is NOT_FOUND for outsiders and FORBIDDEN for the author', async () => {
    const [seller, buyer] = [await student(), await student()];
    const orderId = await order(buyer, await listing(seller));
    const send = 'mutation ($orderId: ID!) { sendMessage(input: { orderId: $orderId, text: "Pay me now" }) { message { globalId: id } } }';
    const subject = (await seller.ask(send, { orderId })).data.sendMessage.message.globalId as string;
    const report = (who: TestClient) => who.ask(REPORT, { subject, reason: 'ABUSE' });
    expect([codeOf(await report(await student())), codeOf(await report(seller))]).toEqual(['NOT_FOUND', 'FORBIDDEN']);
    const { id } = (await report(buyer)).data.report.report;
    const query = '{ reports(last: 50) { nodes { id: databaseId subject message { text conversation { messages { nodes { text } } } } } } }';
    const { nodes } = (await (await admin()).ask(query)).data.reports;
    const message = { text: 'Pay me now', conversation: { messages: { nodes: [{ text: 'Pay me now' }] } } };
    expect(nodes.find((node: { id: string }) => node.id === id)).toEqual({ id, subject: 'Pay me now', message });
  });

  it('of something that cannot be reported is INVALID_INPUT', async () => {
    const who = await student();
    for (const subject of [globalId('Category', '1'), 'nonsense', '']) {
      const { errors } = await who.ask(REPORT, { subject, reason: 'OTHER' });
      expect(errors![0]!.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'subject' }] });
    }
  });

  it('is decided once for all reporters of the same subject, and each gets the outcome by mail', async () => {
    const [seller, first, second, boss] = [await student(), await student(), await student(), await admin()];
    const product = await listing(seller);
    const ids = [await reportProduct(first, product), await reportProduct(second, product)];
    expect((await boss.ask(DECIDE, { id: ids[0], action: 'DISMISS' })).data.decideReport.report.action).toBe('DISMISS');
    const again = await boss.ask(DECIDE, { id: ids[1], action: 'DISMISS' });
    expect(again.errors).toMatchObject([{ message: 'This report has already been decided.', extensions: { code: 'CONFLICT' } }]);
    expect(codeOf(await boss.ask(DECIDE, { id: '999999999', action: 'DISMISS' }))).toBe('NOT_FOUND');
    for (const who of [first, second]) {
      const mail = await mailTo(who.email, ({ subject }) => subject === 'We looked at your report');
      expect(mail.text).toContain('so it stays');
    }
    expect(await reportProduct(first, product)).not.toBe(ids[0]);
  });

  it('can take the listing down for a reason, which the seller gets by mail with the link to appeal', async () => {
    const [seller, reporter, boss] = [await student(), await student(), await admin()];
    const product = await listing(seller);
    const id = await reportProduct(reporter, product);
    expect((await boss.ask(DECIDE, { id, action: 'REMOVE' })).errors![0]!.extensions).toMatchObject({ fields: [{ field: 'reason' }] });
    expect((await boss.ask(DECIDE, { id, action: 'REMOVE', reason: 'A fraud' })).errors).toBeUndefined();
    expect((await reporter.ask('query ($id: ID!) { product(id: $id) { id: databaseId } }', { id: product })).data.product).toBeNull();
    const { nodes } = (await seller.ask('{ me { decisions { nodes { action reason appealCode decidedBy { id: databaseId } } } } }')).data.me
      .decisions;
    expect(nodes).toEqual([{ action: 'REMOVE', reason: 'A fraud', appealCode: expect.any(String), decidedBy: null }]);
    const mail = await mailTo(seller.email, ({ subject }) => subject === 'Your listing was removed');
    expect(mail.text).toContain(`/appeal/${nodes[0].appealCode}`);
  });

  it('of a person cannot end in a removal, and no administrator can be warned, suspended or banned', async () => {
    const [reporter, boss, other] = [await student(), await admin(), await admin()];
    const { id } = (await reporter.ask(REPORT, { subject: globalId('User', other.id), reason: 'OTHER' })).data.report.report;
    expect((await boss.ask(DECIDE, { id, action: 'REMOVE', reason: 'r' })).errors![0]!.extensions).toMatchObject({ fields: [{ field: 'action' }] });
    expect(codeOf(await boss.ask(DECIDE, { id, action: 'BAN', reason: 'r' }))).toBe('CONFLICT');
  });
});

/** Mutations that a suspended user may still call. */
const stillAllowed = [
  'requestSignUpOtp',
  'signUp',
  'signIn',
  'signOut',
  'requestPasswordReset',
  'resetPassword',
  'revokeAccessToken',
  'revokeAppGrant',
  'deleteApp',
  'deleteMyAccount',
  'appealDecision',
  'blockUser',
  'unblockUser',
  'confirmHandover',
  'confirmReceived',
  'markMessagesRead',
  'markConversationRead',
  'markNotificationsRead',
  'recordBoostOpened',
  'removePushSubscription',
  'renewPushSubscription',
  'askAssistant',
  'sendContactMessage',
];

/** Returns a call of every mutation without arguments, because the permissions of a suspended user are checked before the arguments. */
async function suspendedMutations(who: TestClient): Promise<string[]> {
  const { container } = await testApplication();
  const names = Object.keys(buildBareSchema().getMutationType()!.getFields());
  const { assertNotSuspended } = await import('../../../access/suspension.ts');
  const viewer = { id: who.id, isAdmin: false, sessionId: '0', suspension: { until: Date.now() + 60_000, endsAt: performance.now() + 60_000 } };
  return names.filter((name) => {
    try {
      assertNotSuspended({ viewer, infra: container.infra }, [name]);
      return true;
    } catch {
      return false;
    }
  });
}

describe('a suspension', () => {
  it('allows reading but no writing, over GraphQL, REST, access tokens and sockets, and states its end', async () => {
    const [person, boss] = [await student(), await admin()];
    const product = await listing(await student());
    const token = await withToken(person, (await person.ask(MAKE_TOKEN)).data.createAccessToken.token);
    const open = await socket(person.token);
    await open.subscribe('subscription { orderChanged { id: databaseId } }');
    const { user } = (await boss.ask(SANCTION, { userId: person.id, action: 'SUSPEND', days: 3 })).data.sanctionUser;
    expect(Math.round((Date.parse(user.suspendedUntil) - Date.now()) / 86_400_000)).toBe(3);
    expect(await open.closed).toBe(1012);
    const buy = `mutation { placeOrder(input: { productId: "${product}" }) { message } }`;
    for (const who of [person, token]) {
      const { errors, status } = await who.ask(buy);
      expect([status, errors![0]!.extensions.code, errors![0]!.extensions.details]).toEqual([
        403,
        'FORBIDDEN',
        { suspendedUntil: user.suspendedUntil },
      ]);
      expect(errors![0]!.message).toContain('appeal once');
    }
    expect(codeOf(await person.ask('mutation { ...M } fragment M on Mutation { signOut updateProfile(input: { name: "N" }) { message } }'))).toBe(
      'FORBIDDEN',
    );
    expect((await person.rest('POST', '/api/auth/add-order', { productId: product })).status).toBe(403);
    expect((await person.ask('{ me { id: databaseId suspendedUntil } }')).data.me).toEqual({ id: person.id, suspendedUntil: user.suspendedUntil });
    const again = await socket(person.token);
    const { errors } = await again.subscribe(buy);
    expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const mail = await mailTo(person.email, ({ subject }) => subject?.startsWith('Your account is suspended until') ?? false);
    expect(mail.text).toContain('Twice no show');
  });

  it('keeps allowed operations of the pages working, which ask for __typename beside each field', async () => {
    const [person, boss] = [await student(), await admin()];
    await boss.ask(SANCTION, { userId: person.id, action: 'SUSPEND' });
    const { nodes } = (await person.ask('{ me { decisions(first: 1) { nodes { appealCode } } } }')).data.me.decisions;
    const appeal = APPEAL.replace('{ appealDecision', '{ __typename appealDecision');
    expect((await person.ask(appeal, { code: nodes[0].appealCode })).errors).toBeUndefined();
    expect(codeOf(await person.ask('mutation { __typename updateProfile(input: { name: "N" }) { message } }'))).toBe('FORBIDDEN');
    expect((await person.ask('mutation { __typename signOut }')).errors).toBeUndefined();
  });

  it('ends at its time, or when an administrator ends it', async () => {
    const [person, boss] = [await student(), await admin()];
    const rename = 'mutation { updateProfile(input: { name: "New Name" }) { message } }';
    await boss.ask(SANCTION, { userId: person.id, action: 'SUSPEND' });
    expect(codeOf(await person.ask(rename))).toBe('FORBIDDEN');
    expect((await boss.ask(END, { userId: person.id })).data.endSanction.user.suspendedUntil).toBeNull();
    expect((await person.ask(rename)).errors).toBeUndefined();
    expect(codeOf(await boss.ask(END, { userId: person.id }))).toBe('NOT_FOUND');
    const late = await student();
    const { container } = await testApplication();
    await container.database.db.rows(sql`update users set suspended_until = now() - interval '1 second' where id = ${late.id}`);
    expect((await late.ask(rename)).errors).toBeUndefined();
  });

  it('blocks every mutation except those to leave, appeal, block others or prove a handover, and those that need no account', async () => {
    expect((await suspendedMutations(await student())).toSorted()).toEqual(stillAllowed.toSorted());
  });

  it('blocks every REST call that changes something, except those that need no account', async () => {
    const [person, boss] = [await student(), await admin()];
    await boss.ask(SANCTION, { userId: person.id, action: 'SUSPEND' });
    const writes = routes.filter(({ method, readsOnly, access }) => method !== 'get' && !readsOnly && access !== 'anybody');
    expect(writes.length).toBeGreaterThan(10);
    for (const { method, path } of writes) {
      const { status, body } = await person.rest(method.toUpperCase(), path.replace(/:\w+/, '1'), {});
      expect([method, path, status, typeof body.details?.suspendedUntil]).toEqual([method, path, 403, 'string']);
    }
  });
});

describe('a ban', () => {
  it('ends sessions and access tokens, takes listings down, cancels open orders, and rejects the right password with the reason', async () => {
    const [person, buyer, boss] = [await student(), await student(), await admin()];
    const product = await listing(person);
    const orderId = await order(buyer, product);
    await boss.ask(SANCTION, { userId: person.id, action: 'BAN' });
    expect(codeOf(await person.ask('{ me { id: databaseId } }'))).toBe('TOKEN_INVALID');
    const seen = await buyer.ask(`{ product(id: "${product}") { id: databaseId } order(id: "${orderId}") { status } }`);
    expect(seen.data).toEqual({ product: null, order: { status: 'CANCELLED' } });
    const { errors } = await (await guest()).ask(SIGN_IN, { email: person.email });
    expect(errors![0]).toMatchObject({ message: expect.stringContaining('banned'), extensions: { code: 'FORBIDDEN' } });
    expect((await (await guest()).rest('POST', '/api/auth/login', { email: person.email, password: 'password' })).status).toBe(403);
  });

  it('can be appealed once with the code of the mailed link, and ends when the appeal is granted', async () => {
    // Other tests guess codes from the same address, so the counts are deleted.
    await (await testApplication()).container.database.db.rows(sql`delete from rate_limits`);
    const [person, boss] = [await student(), await admin()];
    await boss.ask(SANCTION, { userId: person.id, action: 'BAN' });
    const mail = await mailTo(person.email, ({ subject }) => subject === 'Your account is banned');
    const code = /\/appeal\/(\S+)$/m.exec(mail.text!)![1]!;
    const nobody = await guest();
    const stateOf = async (of: string) => (await nobody.ask(STATE, { code: of })).data.appealState as string;
    expect([await stateOf(code), await stateOf(`${code}.`)]).toEqual(['OPEN', 'UNKNOWN']);
    expect((await nobody.ask(APPEAL, { code })).errors).toBeUndefined();
    expect(await stateOf(code)).toBe('APPEALED');
    expect([codeOf(await nobody.ask(APPEAL, { code })), codeOf(await nobody.ask(APPEAL, { code: 'x' }))]).toEqual(['CONFLICT', 'NOT_FOUND']);
    const { nodes } = (await boss.ask('{ appeals(first: 50) { nodes { id: databaseId appeal user { id: databaseId } } } }')).data.appeals;
    const appeal = nodes.find(({ user }: { user: { id: string } }) => user.id === person.id);
    expect(appeal.appeal).toBe('I was ill');
    expect((await boss.ask(ANSWER, { id: appeal.id })).data.answerAppeal.decision.granted).toBe(true);
    expect(codeOf(await boss.ask(ANSWER, { id: appeal.id }))).toBe('NOT_FOUND');
    expect((await nobody.ask(SIGN_IN, { email: person.email })).errors).toBeUndefined();
    expect((await mailTo(person.email, ({ subject }) => subject === 'Your appeal was granted')).text).toContain('Get well');
  });
});
