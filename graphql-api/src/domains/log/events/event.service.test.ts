import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { databaseUrl } from '../../../../test/settings.ts';
import { listing, order, student, unique } from '../../../../test/test-clients.ts';
import { consumers } from '../../../app/jobs/consumers.ts';
import { insertMails } from '../../notify/mail/mail.queries.ts';
import type { Ctx } from '../../../platform/context.ts';
import { sql } from '../../../platform/database/sql.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { EventSubject, EventType } from './event.entity.ts';
import type { LoggedEvent, NewEvent } from './event-payloads.ts';
import { addConsumers, behindOf, consumeNext, numberRecordedEvents, recordEvent, removeOldEvents, type EventConsumer } from './event.service.ts';

let context: () => Ctx;
beforeAll(async () => {
  const { container } = await testApplication();
  context = () => container.context(null, 'test');
});
// Consumes the many events of this file. Otherwise the worker would process them before those of later tests.
afterAll(async () => {
  await numberRecordedEvents(context());
  for (let behind = consumers; behind.length > 0; behind = await behindOf(context(), consumers)) {
    for (const consumer of behind) await consumeNext(context(), consumer, () => undefined);
  }
});

let subjects = Date.now();
const newSubject = () => String((subjects += 1));

const removed = (subjectId: string): NewEvent => ({
  type: EventType.PRODUCT_REMOVED,
  subject: EventSubject.PRODUCT,
  subjectId,
  audience: ['1'],
  payload: {},
});

const listed = (subjectId: string, price: number): NewEvent => ({
  type: EventType.PRODUCT_LISTED,
  subject: EventSubject.PRODUCT,
  subjectId,
  audience: ['1'],
  payload: { price },
});

interface Row {
  id: string;
  type: string;
  actor: string | null;
  audience: string[];
  payload: object;
  position: string;
}

const rowsOf = (subject: EventSubject, id: string): Promise<Row[]> =>
  context().db.rows<Row>(sql`select id, type, actor_id as actor, audience, payload, position from events
    where subject_type = ${subject} and subject_id = ${id} order by id`);

/** Numbers the events of a subject together with all others, because the worker may be busy with events of earlier tests. */
async function numbered(subject: EventSubject, id: string, count: number): Promise<Row[]> {
  await numberRecordedEvents(context());
  const rows = await rowsOf(subject, id);
  expect(rows.filter(({ position }) => position !== null)).toHaveLength(count);
  return rows;
}

/** Number of writers, and how many write concurrently. The embedded database has one connection, so there the writers take turns. */
const WRITERS = 1_000;
const atOnce = pLimit(50);

describe('the event log', () => {
  it('records an order, its changes and its messages for both sides', async () => {
    const [seller, buyer] = [await student(), await student()];
    const product = await listing(seller, { price: 12.5 });
    const id = await order(buyer, product, 1);
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { pointsAwarded } }', { id });
    const sent = await buyer.ask('mutation ($id: ID!) { sendMessage(input: { orderId: $id, text: "Thanks" }) { message { id: databaseId } } }', {
      id,
    });
    const audience = [buyer.id, seller.id];
    const [placed, shipped] = await numbered(EventSubject.ORDER, id, 2);
    expect(placed).toMatchObject({ type: 'ORDER_PLACED', actor: buyer.id, audience, payload: { product, quantity: 1, price: 12.5 } });
    expect(shipped).toMatchObject({ type: 'ORDER_STATUS_CHANGED', actor: seller.id, audience, payload: { from: 'NOT_PROCESSED', to: 'SHIPPED' } });
    const [message] = await numbered(EventSubject.MESSAGE, sent.data.sendMessage.message.id, 1);
    expect(message).toMatchObject({ type: 'MESSAGE_SENT', actor: buyer.id, audience, payload: { order: id, seq: 1 } });
  });

  it('records a listing, its new price, its review and its removal', async () => {
    const [seller, author] = [await student(), await student()];
    const id = await listing(seller, { price: 100 });
    await seller.ask('mutation ($id: ID!) { updateProduct(input: { id: $id, price: 80 }) { product { id: databaseId } } }', { id });
    const add = 'mutation ($id: ID!) { addReview(input: { productId: $id, rating: 4, text: "Good" }) { review { id: databaseId } } }';
    const review = (await author.ask(add, { id })).data.addReview.review.id;
    await author.ask('mutation ($id: ID!) { deleteReview(input: { id: $id }) { product { id: databaseId } } }', { id: review });
    await seller.ask('mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedId } }', { id });
    const events = await numbered(EventSubject.PRODUCT, id, 3);
    expect(events.map(({ type, payload }) => ({ type, payload }))).toEqual([
      { type: 'PRODUCT_LISTED', payload: { price: 100 } },
      { type: 'PRODUCT_CHANGED', payload: { price: 80, previousPrice: 100 } },
      { type: 'PRODUCT_REMOVED', payload: {} },
    ]);
    const reviews = await numbered(EventSubject.REVIEW, review, 2);
    expect(reviews.map(({ type, audience }) => ({ type, audience }))).toEqual([
      { type: 'REVIEW_ADDED', audience: [author.id, seller.id] },
      { type: 'REVIEW_REMOVED', audience: [author.id, seller.id] },
    ]);
  });

  it('records points, and the end of an account with its listings', async () => {
    const seller = await student();
    const id = await listing(seller);
    const points = await context().db.rows(sql`select payload from events where type = 'POINTS_RECORDED' and audience = array[${seller.id}::bigint]`);
    expect(points).toEqual([{ payload: { action: 'Product Created', points: 20 } }]);
    await seller.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    expect((await numbered(EventSubject.USER, seller.id, 2))[1]).toMatchObject({ type: 'ACCOUNT_DELETED', audience: [] });
    expect((await numbered(EventSubject.PRODUCT, id, 2))[1]!.type).toBe('PRODUCT_REMOVED');
  });

  it('records nothing for a transaction that fails', async () => {
    const subject = newSubject();
    const failing = inTransaction(context(), async (tx) => {
      await recordEvent(tx, removed(subject));
      throw new Error('undo');
    });
    await expect(failing).rejects.toThrow('undo');
    expect(await rowsOf(EventSubject.PRODUCT, subject)).toEqual([]);
  });

  it('gives a reader every event of many parallel writers once, without gaps and in commit order per subject', async () => {
    const subject = Array.from({ length: 20 }, newSubject);
    const start = (await context().db.one<{ last: string }>(sql`select coalesce(max(position), 0) as last from events`))!.last;
    const committed: number[] = subject.map(() => 0);
    const write = async (index: number): Promise<void> => {
      const work = inTransaction(context(), async (tx) => {
        await tx.db.rows(sql`select pg_advisory_xact_lock(${subject[index % 20]!}::bigint)`);
        await recordEvent(tx, listed(subject[index % 20]!, (committed[index % 20]! += 1)));
        if (index % 7 === 0) {
          committed[index % 20]! -= 1;
          throw new Error('undo');
        }
      });
      await work.catch(() => undefined);
    };
    const seen: { position: string; subject: string; count: number }[] = [];
    let writing = true;
    const poll = async (): Promise<number> => {
      const found = await context().db.rows<(typeof seen)[number]>(sql`select position, subject_id as subject, (payload ->> 'price')::int as count
        from events where position > ${seen.at(-1)?.position ?? start} order by position limit 50`);
      seen.push(...found);
      return found.length;
    };
    const reader = (async () => {
      while (writing) await poll();
    })();
    // With more concurrent writers the reader would time out while waiting for a connection.
    await Promise.all([...Array(WRITERS).keys()].map((index) => atOnce(() => write(index))));
    await numberRecordedEvents(context());
    writing = false;
    await reader;
    while ((await poll()) > 0);
    expect(seen.map(({ position }) => Number(position))).toEqual(seen.map((_, index) => Number(start) + index + 1));
    for (const [index, each] of subject.entries()) {
      const counts = seen.filter((event) => event.subject === each).map(({ count }) => count);
      expect(counts).toEqual(Array.from({ length: committed[index]! }, (_, at) => at + 1));
    }
  });

  it.skipIf(!databaseUrl)('gives a slow transaction a position after those that committed before it', async () => {
    const [slow, fast] = [newSubject(), newSubject()];
    await inTransaction(context(), async (tx) => {
      await recordEvent(tx, removed(slow));
      await inTransaction(context(), (other) => recordEvent(other, removed(fast)));
      await numbered(EventSubject.PRODUCT, fast, 1);
    });
    const [late] = await numbered(EventSubject.PRODUCT, slow, 1);
    const [early] = await rowsOf(EventSubject.PRODUCT, fast);
    expect(Number(late!.id)).toBeLessThan(Number(early!.id));
    expect(Number(late!.position)).toBeGreaterThan(Number(early!.position));
  });

  it('deletes events after some days, and continues with the positions', async () => {
    const [old, young] = [newSubject(), newSubject()];
    await inTransaction(context(), (tx) => recordEvent(tx, removed(old)));
    await numbered(EventSubject.PRODUCT, old, 1);
    await context().db.rows(sql`update events set occurred_at = now() - interval '31 days' where subject_id = ${old}`);
    await inTransaction(context(), (tx) => recordEvent(tx, removed(young)));
    const [{ position }] = (await numbered(EventSubject.PRODUCT, young, 1)) as [Row];
    await removeOldEvents(context(), 30);
    expect(await rowsOf(EventSubject.PRODUCT, old)).toEqual([]);
    const next = newSubject();
    await inTransaction(context(), (tx) => recordEvent(tx, removed(next)));
    // Other test files record events at the same time.
    expect(Number((await numbered(EventSubject.PRODUCT, next, 1))[0]!.position)).toBeGreaterThan(Number(position));
  });
});

describe('an event consumer', () => {
  /** Creates a consumer that queues a mail without recipient for each event of certain subjects, and may fail. */
  function mailing(subject: string[], fails: (event: LoggedEvent) => boolean = () => false) {
    const name = unique('mailing');
    const consumer: EventConsumer = {
      name,
      types: [EventType.PRODUCT_REMOVED],
      consume: async (tx, events) => {
        for (const event of events.filter(({ subjectId }) => subject.includes(subjectId))) {
          await insertMails(tx, [{ recipient: `${event.subjectId}@nobody.example`, template: 'inWords', data: { name }, urgent: false }]);
          if (fails(event)) throw new Error('no');
        }
      },
    };
    const failures: boolean[] = [];
    const run = async (rounds: number) => {
      for (let round = 0; round < rounds; round += 1)
        while (await consumeNext(context(), consumer, (_error, _name, skipped) => void failures.push(skipped)));
    };
    /** Returns the number of effects of each subject. The worker that sends mails is not notified of these. */
    const effects = async () => {
      const rows = await context().db.rows<{ to: string }>(
        sql`select recipient as to from outgoing_mails where data ->> 'name' = ${name} order by id`,
      );
      return rows.map(({ to }) => to.split('@')[0]);
    };
    return { consumer, run, failures, effects };
  }

  const record = async (subject: string[]) => {
    for (const each of subject) await inTransaction(context(), (tx) => recordEvent(tx, removed(each)));
    await numberRecordedEvents(context());
  };

  it('starts at the end of the log and gets each event once, in order', async () => {
    const [before, ...subject] = Array.from({ length: 4 }, newSubject) as [string, ...string[]];
    await record([before]);
    const { consumer, run, effects } = mailing([before, ...subject]);
    await addConsumers(context(), [consumer]);
    await record(subject);
    await run(3);
    expect(await effects()).toEqual(subject);
  });

  it('keeps no changes of a failed attempt, and gets the event again', async () => {
    const subject = [newSubject(), newSubject()];
    let failed = false;
    const { consumer, run, effects, failures } = mailing(subject, (event) => event.subjectId === subject[1] && !failed && (failed = true));
    await addConsumers(context(), [consumer]);
    await record(subject);
    await run(1);
    expect(await effects()).toEqual([]);
    await run(2);
    expect(await effects()).toEqual(subject);
    expect(failures).toEqual([false]);
  });

  it('skips an event after five failures', async () => {
    const subject = [newSubject(), newSubject()];
    const { consumer, run, effects, failures } = mailing(subject, (event) => event.subjectId === subject[0]);
    await addConsumers(context(), [consumer]);
    await record(subject);
    await run(6);
    expect(await effects()).toEqual([subject[1]]);
    expect(failures).toEqual([false, false, false, false, true]);
  });

  it('processes an event once even if several processes run it', async () => {
    const subject = Array.from({ length: 30 }, newSubject);
    const { consumer, run, effects } = mailing(subject);
    await addConsumers(context(), [consumer]);
    await record(subject);
    await Promise.all(Array.from({ length: 5 }, () => run(1)));
    await run(1);
    expect(await effects()).toEqual(subject);
  });
});
