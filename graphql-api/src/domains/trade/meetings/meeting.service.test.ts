import { describe, expect, it } from 'vitest';
import { admin, handOver, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';
import { remindOfNearMeetings } from './meeting.service.ts';

const PROPOSE = `mutation ($input: ProposeMeetingInput!) { proposeMeeting(input: $input) {
  meeting { id: databaseId } order { meeting { id: databaseId at status spot { name } proposedBy { id: databaseId } viewerCanAccept } } } }`;
const ACCEPT = 'mutation ($id: ID!) { acceptMeeting(input: { id: $id }) { meeting { status } } }';
const DECLINE = 'mutation ($id: ID!) { declineMeeting(input: { id: $id }) { meeting { status } } }';
const CALENDAR = 'query ($id: ID!) { meetingCalendar(orderId: $id) }';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const codeOf = (answer: { errors: { extensions: { code: string } }[] | undefined }) => answer.errors?.[0]?.extensions.code;

async function spot(name = unique('Library gate')): Promise<string> {
  const answer = await (
    await admin()
  ).ask('mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }', { name });
  return answer.data.createCampusSpot.campusSpot.id;
}

async function sale(): Promise<{ seller: TestClient; buyer: TestClient; orderId: string; spotId: string }> {
  const [seller, buyer] = [await student(), await student()];
  return { seller, buyer, orderId: await order(buyer, await listing(seller, { name: 'Desk lamp' })), spotId: await spot() };
}

async function proposed(who: TestClient, orderId: string, spotId: string, hours = 5): Promise<string> {
  return (await who.ask(PROPOSE, { input: { orderId, spotId, at: inHours(hours) } })).data.proposeMeeting.meeting.id;
}

describe('a meeting', () => {
  it('is proposed by one side and accepted by the other', async () => {
    const { seller, buyer, orderId, spotId } = await sale();
    const at = inHours(5);
    const { meeting, order: read } = (await buyer.ask(PROPOSE, { input: { orderId, spotId, at } })).data.proposeMeeting;
    expect(read.meeting).toMatchObject({ id: meeting.id, at, status: 'PROPOSED', proposedBy: { id: buyer.id }, viewerCanAccept: false });
    expect(codeOf(await buyer.ask(ACCEPT, { id: meeting.id }))).toBe('FORBIDDEN');
    expect(codeOf(await (await student()).ask(ACCEPT, { id: meeting.id }))).toBe('NOT_FOUND');
    expect((await seller.ask(ACCEPT, { id: meeting.id })).data.acceptMeeting.meeting.status).toBe('ACCEPTED');
    expect((await seller.ask(ACCEPT, { id: meeting.id })).errors).toBeUndefined();
  });

  it('is replaced by a later proposal, and only that can be accepted', async () => {
    const { seller, buyer, orderId, spotId } = await sale();
    const first = await proposed(buyer, orderId, spotId);
    const second = await proposed(seller, orderId, spotId, 6);
    expect(codeOf(await seller.ask(ACCEPT, { id: first }))).toBe('CONFLICT');
    expect((await buyer.ask(ACCEPT, { id: second })).data.acceptMeeting.meeting.status).toBe('ACCEPTED');
    expect((await seller.ask(DECLINE, { id: second })).data.declineMeeting.meeting.status).toBe('DECLINED');
  });

  it('stays agreed, and is announced once, when its proposal is repeated with the same idempotency key', async () => {
    const { seller, buyer, orderId, spotId } = await sale();
    const input = { orderId, spotId, at: inHours(5), idempotencyKey: 'a-lost-response' };
    const { id } = (await buyer.ask(PROPOSE, { input })).data.proposeMeeting.meeting;
    await seller.ask(ACCEPT, { id });
    const again = (await buyer.ask(PROPOSE, { input })).data.proposeMeeting;
    expect(again).toMatchObject({ meeting: { id }, order: { meeting: { id, status: 'ACCEPTED' } } });
    const { container } = await testApplication();
    const events = await container.database.db.rows<{ type: string }>(
      sql`select payload->>'status' as type from events where type = 'MEETING_CHANGED' and subject_id = ${orderId} order by id`,
    );
    expect(events.map(({ type }) => type)).toEqual(['PROPOSED', 'ACCEPTED']);
  });

  it('is rejected in the past, too far ahead, at an unknown spot, from others, and once the handover is confirmed', async () => {
    const { seller, buyer, orderId, spotId } = await sale();
    const attempt = async (who: TestClient, input: object) =>
      codeOf(await who.ask(PROPOSE, { input: { orderId, spotId, at: inHours(5), ...input } }));
    expect(await attempt(buyer, { at: inHours(-1) })).toBe('INVALID_INPUT');
    expect(await attempt(buyer, { at: inHours(61 * 24) })).toBe('INVALID_INPUT');
    expect(await attempt(buyer, { spotId: '999999' })).toBe('NOT_FOUND');
    expect(await attempt(await student(), {})).toBe('NOT_FOUND');
    await handOver(seller, buyer, orderId);
    expect(await attempt(buyer, {})).toBe('CONFLICT');
  });

  it('has a calendar file for its two sides once it is agreed', async () => {
    const { seller, buyer, orderId, spotId } = await sale();
    const id = await proposed(buyer, orderId, spotId);
    expect(codeOf(await buyer.ask(CALENDAR, { id: orderId }))).toBe('NOT_FOUND');
    await seller.ask(ACCEPT, { id });
    const file = (await buyer.ask(CALENDAR, { id: orderId })).data.meetingCalendar as string;
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toContain('SUMMARY:Handover: Desk lamp');
    expect(file).toMatch(/LOCATION:Library gate/);
    expect(codeOf(await (await student()).ask(CALENDAR, { id: orderId }))).toBe('NOT_FOUND');
    expect(codeOf(await (await admin()).ask(CALENDAR, { id: orderId }))).toBe('FORBIDDEN');
  });

  it('has one reminder for both sides, an hour before', async () => {
    const { seller, buyer, orderId, spotId } = await sale();
    await seller.ask(ACCEPT, { id: await proposed(buyer, orderId, spotId, 0.9) });
    const { container } = await testApplication();
    const ctx = container.context(null, 'test');
    await remindOfNearMeetings(ctx);
    await remindOfNearMeetings(ctx);
    const notificationsOf = async (who: TestClient): Promise<string[]> =>
      (await who.ask('{ me { notifications(first: 9) { nodes { text } } } }')).data.me.notifications.nodes.map(({ text }: { text: string }) => text);
    const reminder = expect.stringMatching(/^Meeting soon: \d\d?:\d\d [ap]m, Library gate .*, for Desk lamp$/);
    for (const who of [seller, buyer]) await expect.poll(() => notificationsOf(who)).toContainEqual(reminder);
    const near = await ctx.db.rows(sql`select id from events where type = 'MEETING_NEAR' and subject_id = ${orderId}`);
    expect(near).toHaveLength(1);
  });

  it('has no reminder for an order that was already handed over or cancelled', async () => {
    const [early, cancelled] = [await sale(), await sale()];
    for (const { seller, buyer, orderId, spotId } of [early, cancelled])
      await seller.ask(ACCEPT, { id: await proposed(buyer, orderId, spotId, 0.9) });
    await handOver(early.seller, early.buyer, early.orderId);
    const cancel = 'mutation ($id: ID!) { cancelOrder(input: { id: $id, reason: "Found another" }) { order { id: databaseId } } }';
    expect((await cancelled.buyer.ask(cancel, { id: cancelled.orderId })).errors).toBeUndefined();
    const ctx = (await testApplication()).container.context(null, 'test');
    await remindOfNearMeetings(ctx);
    const near = await ctx.db.rows(sql`select id from events where type = 'MEETING_NEAR' and subject_id in (${early.orderId}, ${cancelled.orderId})`);
    expect(near).toEqual([]);
  });
});

describe('campus spots', () => {
  it('are listed by name for everybody, and managed by administrators', async () => {
    const boss = await admin();
    const name = unique('Canteen');
    const id = await spot(name);
    const names = async () => (await (await student()).ask('{ campusSpots { id: databaseId name } }')).data.campusSpots as object[];
    expect(await names()).toContainEqual({ id, name });
    const again = await boss.ask('mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }', {
      name,
    });
    expect(again.errors).toMatchObject([{ extensions: { code: 'CONFLICT', fields: [{ field: 'name' }] } }]);
    await boss.ask('mutation ($id: ID!) { deleteCampusSpot(input: { id: $id }) { deletedId } }', { id });
    expect(await names()).not.toContainEqual({ id, name });
    expect(codeOf(await (await student()).ask('mutation { createCampusSpot(input: { name: "x" }) { campusSpot { id: databaseId } } }'))).toBe(
      'FORBIDDEN',
    );
  });

  it('are renamed, removed from the list and restored by administrators, who also see removed ones', async () => {
    const boss = await admin();
    const [id, taken] = [await spot(), unique('Gate')];
    await spot(taken);
    const update = (input: object) =>
      boss.ask('mutation ($input: UpdateCampusSpotInput!) { updateCampusSpot(input: $input) { campusSpot { name hint removedAt } } }', {
        input: { id, ...input },
      });
    const name = unique('Main gate');
    const listed = async (who: TestClient, withRemoved: boolean) =>
      (
        (await who.ask('query ($w: Boolean!) { campusSpots(withRemoved: $w) { id: databaseId } }', { w: withRemoved })).data.campusSpots as {
          id: string;
        }[]
      ).some((each) => each.id === id);
    const renamed = { name, hint: 'Under the clock', removedAt: null };
    expect((await update({ name, hint: 'Under the clock' })).data.updateCampusSpot.campusSpot).toEqual(renamed);
    expect((await update({ listed: false })).data.updateCampusSpot.campusSpot).toEqual({ ...renamed, removedAt: expect.any(String) });
    expect([await listed(boss, false), await listed(boss, true), await listed(await student(), true)]).toEqual([false, true, false]);
    expect(codeOf(await update({ name: taken }))).toBeUndefined();
    expect(codeOf(await update({ listed: true }))).toBe('CONFLICT');
    expect((await update({ name, listed: true })).data.updateCampusSpot.campusSpot).toEqual(renamed);
    expect(await listed(await student(), false)).toBe(true);
  });
});
