import { describe, expect, it } from 'vitest';
import { notificationsOf } from '../../../../test/consumed.ts';
import { mailTo } from '../../../../test/mail.ts';
import { admin, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';

const REPORT = 'mutation ($subject: ID!) { report(input: { subject: $subject, reason: ABUSE }) { report { id: databaseId } } }';
const REMOVE = 'mutation ($id: ID!) { decideReport(input: { id: $id, action: REMOVE, reason: "Insults" }) { undoToken } }';
const PREVIEW = 'query ($id: ID!) { actPreview(kind: DECIDE_REPORT, id: $id, action: REMOVE) { counts { kind count } } }';
const UNDO = 'mutation ($token: String!) { undo(input: { token: $token }) { kind } }';
const CREATE = 'mutation ($title: String!) { createWantedPost(input: { title: $title }) { wantedPost { id: databaseId globalId: id } } }';
const CLOSE = 'mutation ($id: ID!, $reason: String) { closeWantedPost(input: { id: $id, reason: $reason }) { undoToken wantedPost { isOpen } } }';
const OPEN = 'query ($ids: [ID!]) { wantedPosts(filter: { ids: $ids }) { nodes { id: databaseId viewerCanClose } } }';
const LOG = 'query ($userId: ID!) { auditEntries(first: 5, userId: $userId) { nodes { action subject } } }';

async function reported(who: TestClient, subject: string): Promise<string> {
  return (await who.ask(REPORT, { subject })).data.report.report.id as string;
}

async function removed(boss: TestClient, id: string): Promise<string> {
  return (await boss.ask(REMOVE, { id })).data.decideReport.undoToken as string;
}

const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>): string | undefined => errors?.[0]?.extensions.code;
const logOf = async (boss: TestClient, who: TestClient) => (await boss.ask(LOG, { userId: who.id })).data.auditEntries.nodes;

describe('a suspension because of a listing', () => {
  const DECIDE = `mutation ($id: ID!, $alsoRemove: Boolean) {
    decideReport(input: { id: $id, action: SUSPEND, reason: "Not yours", days: 2, alsoRemove: $alsoRemove }) { undoToken } }`;
  const COUNT = 'query ($id: ID!) { actPreview(kind: DECIDE_REPORT, id: $id, action: SUSPEND, alsoRemove: true) { counts { kind count } } }';

  it('removes the listing too on request, with the reason, and both are undone together', async () => {
    const [seller, boss, reporter] = [await student(), await admin(), await student()];
    const id = await listing(seller);
    const { globalId } = (await reporter.ask('query ($id: ID!) { product(id: $id) { globalId: id } }', { id })).data.product;
    const report = await reported(reporter, globalId);
    expect((await boss.ask(COUNT, { id: report })).data.actPreview.counts).toEqual(
      expect.arrayContaining(['LISTINGS_REMOVED', 'ACCOUNTS_SUSPENDED', 'REPORTS_DECIDED'].map((kind) => ({ kind, count: 1 }))),
    );
    const { undoToken } = (await boss.ask(DECIDE, { id: report, alsoRemove: true })).data.decideReport;
    const state = async () => (await reporter.ask('query ($id: ID!) { product(id: $id) { sellerAway availability } }', { id })).data.product;
    expect(await state()).toBeNull();
    expect((await mailTo(seller.email, ({ subject }) => subject === 'Your listing was removed')).text).toContain('Not yours');
    expect((await boss.ask(UNDO, { token: undoToken })).errors).toBeUndefined();
    expect(await state()).toEqual({ sellerAway: false, availability: 'AVAILABLE' });
  });

  it('keeps the listing otherwise, and is rejected with the removal of a person', async () => {
    const [seller, boss, reporter] = [await student(), await admin(), await student()];
    const id = await listing(seller);
    const query = 'query ($id: ID!) { product(id: $id) { globalId: id seller { globalId: id } } }';
    const { globalId, seller: person } = (await reporter.ask(query, { id })).data.product;
    const decided = await boss.ask(DECIDE, { id: await reported(reporter, globalId) });
    expect(decided.errors).toBeUndefined();
    expect((await reporter.ask(query, { id })).data.product).not.toBeNull();
    expect(codeOf(await boss.ask(DECIDE, { id: await reported(reporter, person.globalId), alsoRemove: true }))).toBe('INVALID_INPUT');
  });
});

describe('a reported message', () => {
  async function rudeMessage() {
    const [seller, buyer, boss] = [await student(), await student(), await admin()];
    const name = unique('Ocarina');
    const orderId = await order(buyer, await listing(seller, { name }));
    const words = unique('Rude');
    const send = 'mutation ($orderId: ID!, $text: String!) { sendMessage(input: { orderId: $orderId, text: $text }) { message { globalId: id } } }';
    const { globalId } = (await buyer.ask(send, { orderId, text: words })).data.sendMessage.message;
    const shown = async () => {
      const { data } = await seller.ask('query ($id: ID!) { order(id: $id) { messages { nodes { text removedAt } } } }', { id: orderId });
      return data.order.messages.nodes[0] as { text: string; removedAt: string | null };
    };
    return { seller, buyer, boss, name, words, globalId: globalId as string, shown };
  }

  it('is removed for a reason that its author reads, and its place in the chat remains', async () => {
    const { seller, buyer, boss, name, words, globalId, shown } = await rudeMessage();
    const id = await reported(seller, globalId);
    expect((await boss.ask(PREVIEW, { id })).data.actPreview.counts).toContainEqual({ kind: 'MESSAGES_REMOVED', count: 1 });
    expect(await shown()).toEqual({ text: words, removedAt: null });
    await removed(boss, id);
    expect(await shown()).toEqual({ text: '', removedAt: expect.any(String) });
    expect((await mailTo(buyer.email, ({ subject }) => subject === 'Your message was removed')).text).toContain('Insults');
    expect(await notificationsOf(buyer, 'notifications')).toContain(`A message of yours about ${name} was removed. See the reason`);
    expect(await logOf(boss, buyer)).toContainEqual({ action: 'MESSAGE_REMOVED', subject: words });
    expect(codeOf(await seller.ask(REPORT, { subject: globalId }))).toBe('NOT_FOUND');
  });

  it('is restored when the removal is undone, and its author is notified', async () => {
    const { seller, buyer, boss, words, globalId, shown } = await rudeMessage();
    const token = await removed(boss, await reported(seller, globalId));
    expect((await boss.ask(UNDO, { token })).errors).toBeUndefined();
    expect(await shown()).toEqual({ text: words, removedAt: null });
    expect(await notificationsOf(buyer, 'notifications')).toContain('A message of yours is back');
  });
});

describe('a wanted post', () => {
  async function posted() {
    const [owner, other, boss] = [await student(), await student(), await admin()];
    const title = unique('Theremin');
    const { id, globalId } = (await owner.ask(CREATE, { title })).data.createWantedPost.wantedPost;
    const isListed = async () => (await other.ask(OPEN, { ids: [id] })).data.wantedPosts.nodes.length === 1;
    return { owner, other, boss, title, id: id as string, globalId: globalId as string, isListed };
  }

  it('is reported by others, each post separately, and shown to administrators in the queue', async () => {
    const { owner, other, boss, title, id, globalId } = await posted();
    const second = (await owner.ask(CREATE, { title: unique('Theremin') })).data.createWantedPost.wantedPost;
    const report = await reported(other, globalId);
    expect(await reported(other, globalId)).toBe(report);
    expect(await reported(other, second.globalId)).not.toBe(report);
    expect(codeOf(await owner.ask(REPORT, { subject: globalId }))).toBe('FORBIDDEN');
    const { nodes } = (
      await boss.ask('{ reports(last: 50) { nodes { id: databaseId kind subject user { id: databaseId } wantedPost { id: databaseId } } } }')
    ).data.reports;
    const found = { id: report, kind: 'WANTED_POST', subject: title, user: { id: owner.id }, wantedPost: { id } };
    expect(nodes).toContainEqual(found);
  });

  it('that breaks the rules is closed by the decision on a report, and reopened when that is undone', async () => {
    const { owner, other, boss, globalId, isListed } = await posted();
    const id = await reported(other, globalId);
    expect((await boss.ask(PREVIEW, { id })).data.actPreview.counts).toContainEqual({ kind: 'WANTED_POSTS_CLOSED', count: 1 });
    const token = await removed(boss, id);
    expect(await isListed()).toBe(false);
    expect(await notificationsOf(owner, 'notifications')).toContain('A wanted post of yours was closed. See the reason');
    expect((await boss.ask(UNDO, { token })).errors).toBeUndefined();
    expect(await isListed()).toBe(true);
    expect(await notificationsOf(owner, 'notifications')).toContain('A wanted post of yours is open again');
  });

  it('is closed by an administrator for a reason that its owner reads, recorded in the activity log', async () => {
    const { owner, other, boss, title, id, isListed } = await posted();
    expect((await boss.ask(OPEN, { ids: [id] })).data.wantedPosts.nodes).toEqual([{ id, viewerCanClose: true }]);
    expect((await other.ask(OPEN, { ids: [id] })).data.wantedPosts.nodes).toEqual([{ id, viewerCanClose: false }]);
    expect(codeOf(await other.ask(CLOSE, { id }))).toBe('NOT_FOUND');
    expect((await boss.ask(CLOSE, { id, reason: 'An advertisement' })).data.closeWantedPost.wantedPost.isOpen).toBe(false);
    expect(await isListed()).toBe(false);
    expect((await mailTo(owner.email, ({ subject }) => subject === 'Your wanted post was removed')).text).toContain('An advertisement');
    expect(await logOf(boss, owner)).toContainEqual({ action: 'WANTED_CLOSED', subject: title });
  });

  it('that its owner closed is reopened when the owner undoes it, and nobody is notified', async () => {
    const { owner, boss, id, isListed } = await posted();
    const token = (await owner.ask(CLOSE, { id })).data.closeWantedPost.undoToken as string;
    expect(await isListed()).toBe(false);
    expect((await owner.ask(UNDO, { token })).errors).toBeUndefined();
    expect(await isListed()).toBe(true);
    expect(await logOf(boss, owner)).toEqual([]);
    expect(await notificationsOf(owner, 'notifications')).toEqual([]);
  });
});
