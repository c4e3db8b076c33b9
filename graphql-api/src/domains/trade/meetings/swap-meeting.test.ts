import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { notificationsOf } from '../../../../test/consumed.ts';
import { ownData } from '../../../../test/own-data.ts';
import { proposed } from '../../../../test/rings.ts';
import { closeSockets, socket } from '../../../../test/sockets.ts';
import { admin, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';
import { remindOfNearMeetings } from './meeting.service.ts';

const AGREE = 'mutation ($id: ID!) { acceptSwap(input: { proposalId: $id }) { swap { id: databaseId } } }';
const MEETING =
  'id: databaseId status missingAnswers viewerCanAccept people { id: databaseId } proposedBy { id: databaseId } order { id: databaseId buyer { id: databaseId } seller { id: databaseId } }';
const PROPOSE = `mutation ($input: ProposeMeetingInput!) { proposeMeeting(input: $input) { meeting { ${MEETING} } } }`;
const ACCEPT = `mutation ($id: ID!) { acceptMeeting(input: { id: $id }) { meeting { ${MEETING} } order { id: databaseId meeting { id: databaseId } } } }`;
const DECLINE = 'mutation ($id: ID!) { declineMeeting(input: { id: $id }) { meeting { status } } }';
const ORDERS = `{ me { ordersPlaced { nodes { id: databaseId viewerStep viewerCanProposeMeeting meeting { ${MEETING} } } } ordersReceived { nodes { id: databaseId meeting { id: databaseId status } } } } }`;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code;

async function spot(): Promise<string> {
  const create = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
  return (await (await admin()).ask(create, { name: unique('Library gate') })).data.createCampusSpot.campusSpot.id;
}

const placedOf = async (who: TestClient) => (await who.ask(ORDERS)).data.me.ordersPlaced.nodes[0];
const receivedOf = async (who: TestClient) => (await who.ask(ORDERS)).data.me.ordersReceived.nodes[0];

/** Creates three people who agreed on a ring, and a meeting that the first person proposed on the order that this person gives. */
async function meeting() {
  const { people, id } = await proposed([300, 350, 400]);
  for (const person of people) await person.ask(AGREE, { id });
  const [alda, bela, cora] = people as [TestClient, TestClient, TestClient];
  const input = { orderId: (await receivedOf(alda)).id, spotId: await spot(), at: inHours(5) };
  const { data, errors } = await alda.ask(PROPOSE, { input });
  expect(errors).toBeUndefined();
  return { alda, bela, cora, input, id: data.proposeMeeting.meeting.id as string };
}

describe('the meeting of a ring', () => {
  it('is one for all of its orders, and is agreed once everybody has accepted it', async () => {
    const { alda, bela, cora, id } = await meeting();
    for (const person of [alda, bela, cora]) {
      const [placed, received] = [await placedOf(person), await receivedOf(person)];
      expect(placed.meeting).toMatchObject({
        id,
        status: 'PROPOSED',
        missingAnswers: 2,
        viewerCanAccept: person !== alda,
        proposedBy: { id: alda.id },
      });
      expect(received.meeting).toEqual({ id, status: 'PROPOSED' });
      expect(placed.meeting.people.map((each: { id: string }) => each.id).toSorted()).toEqual([alda, bela, cora].map((each) => each.id).toSorted());
      // Each person sees an order of their own; the orders of the others are nobody else's business.
      expect([placed.meeting.order.buyer.id, placed.meeting.order.seller.id]).toContain(person.id);
      expect(placed.viewerStep).toBe(person === alda ? null : 'ANSWER_MEETING');
    }
    expect(codeOf(await alda.ask(ACCEPT, { id }))).toBe('FORBIDDEN');
    const first = (await bela.ask(ACCEPT, { id })).data.acceptMeeting;
    expect(first.meeting).toMatchObject({ status: 'PROPOSED', missingAnswers: 1, viewerCanAccept: false });
    expect(first.order.meeting).toEqual({ id });
    expect((await bela.ask(ACCEPT, { id })).data.acceptMeeting.meeting).toMatchObject({ status: 'PROPOSED', missingAnswers: 1 });
    expect((await cora.ask(ACCEPT, { id })).data.acceptMeeting.meeting).toMatchObject({ status: 'ACCEPTED', missingAnswers: 0 });
    expect((await placedOf(alda)).viewerStep).toBe('SHOW_CODE');
    expect((await cora.ask('query ($id: ID!) { meetingCalendar(orderId: $id) }', { id: (await placedOf(cora)).id })).data.meetingCalendar).toContain(
      'BEGIN:VEVENT',
    );
    expect((await ownData(bela)).meetingAnswers).toHaveLength(1);
  });

  it('is declined for everybody by one person, and is replaced by another person’s proposal', async () => {
    const { alda, bela, cora, id, input } = await meeting();
    expect((await cora.ask(DECLINE, { id })).data.declineMeeting.meeting.status).toBe('DECLINED');
    expect((await placedOf(bela)).meeting.status).toBe('DECLINED');
    expect(codeOf(await bela.ask(ACCEPT, { id }))).toBe('CONFLICT');
    const again = await bela.ask(PROPOSE, { input: { ...input, orderId: (await placedOf(bela)).id, at: inHours(6) } });
    const next = again.data.proposeMeeting.meeting.id;
    for (const person of [alda, bela, cora]) expect((await placedOf(person)).meeting.id).toBe(next);
    expect(codeOf(await cora.ask(ACCEPT, { id }))).toBe('CONFLICT');
  });

  it('is not visible to others, and cannot be proposed by a person with a block', async () => {
    const { alda, bela, id, input } = await meeting();
    expect(codeOf(await (await student()).ask(ACCEPT, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await (await admin()).ask(ACCEPT, { id }))).toBe('FORBIDDEN');
    await alda.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }', { id: bela.id });
    expect(codeOf(await bela.ask(PROPOSE, { input: { ...input, orderId: (await placedOf(bela)).id } }))).toBe('CONFLICT');
  });

  it('notifies everybody of each step, also live, and reminds everybody once', async () => {
    const { alda, bela, cora, id } = await meeting();
    const changes = await (await socket(alda.token)).subscribe('subscription { orderChanged { meeting { missingAnswers } } }');
    await cora.ask(ACCEPT, { id });
    expect(await changes.count(2)).toContainEqual({ orderChanged: { meeting: { missingAnswers: 1 } } });
    closeSockets();
    await bela.ask(ACCEPT, { id });
    expect(await notificationsOf(bela, 'notifications')).toContainEqual(expect.stringMatching(/agreed to meet .* for your swap$/));
    const { container } = await testApplication();
    await container.database.db.rows(sql`update meetings set at = now() + interval '30 minutes' where id = ${id}`);
    for (let run = 0; run < 2; run += 1) await remindOfNearMeetings(container.context(null, 'test'));
    for (const person of [alda, bela, cora]) {
      const near = (await notificationsOf(person, 'notifications')).filter((text) => text.startsWith('Meeting soon'));
      expect(near).toEqual([expect.stringMatching(/for your swap$/)]);
    }
  });
});
