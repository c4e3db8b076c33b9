import { describe, expect, it } from 'vitest';
import { testApplication } from '../../../../test/application.ts';
import { notificationsOf } from '../../../../test/consumed.ts';
import { course } from '../../../../test/course-list.ts';
import { guest, listing, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { sql } from '../../../platform/database/sql.ts';

const CONSUMER = 'followed courses';
const FOLLOW = 'mutation ($code: String!) { followCourse(input: { code: $code }) { course { code viewerFollows listingCount } } }';
const UNFOLLOW = 'mutation ($code: String!) { unfollowCourse(input: { code: $code }) { course { code viewerFollows } } }';
const MINE = '{ me { courses { code } courseListings { totalCount nodes { id: databaseId } } } }';
const BLOCK = 'mutation ($id: ID!) { blockUser(input: { userId: $id }) { user { id: databaseId } } }';

const codeOf = ({ errors }: Awaited<ReturnType<TestClient['ask']>>) => errors?.[0]?.extensions.code;

describe('my courses', () => {
  it('are followed once however often they are added, and visible only to the user', async () => {
    const [person, other, code] = [await student(), await student(), await course()];
    for (let turn = 0; turn < 2; turn += 1)
      expect((await person.ask(FOLLOW, { code: code.toLowerCase() })).data.followCourse.course).toEqual({
        code,
        viewerFollows: true,
        listingCount: 0,
      });
    expect((await person.ask(MINE)).data.me.courses).toEqual([{ code }]);
    const seen = await other.ask('query ($id: ID!, $code: String!) { user(id: $id) { courses { code } } course(code: $code) { viewerFollows } }', {
      id: person.id,
      code,
    });
    expect(seen.data).toEqual({ user: { courses: [] }, course: { viewerFollows: false } });
    for (let turn = 0; turn < 2; turn += 1)
      expect((await person.ask(UNFOLLOW, { code })).data.unfollowCourse.course).toEqual({ code, viewerFollows: false });
    expect((await person.ask(MINE)).data.me.courses).toEqual([]);
  });

  it('need a sign-in and an active course, and are limited to twenty', async () => {
    const [person, code] = [await student(), await course()];
    expect(codeOf(await (await guest()).ask(FOLLOW, { code }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await person.ask(FOLLOW, { code: 'NONE1' }))).toBe('NOT_FOUND');
    expect(codeOf(await person.ask(UNFOLLOW, { code: 'NONE1' }))).toBe('NOT_FOUND');
    expect(codeOf(await person.ask(FOLLOW, { code: 'not a code' }))).toBe('INVALID_INPUT');
    for (let count = 0; count < 20; count += 1) await person.ask(FOLLOW, { code: await course() });
    expect(codeOf(await person.ask(FOLLOW, { code }))).toBe('CONFLICT');
  });

  it('have a list of what others offer for them, and can be reordered', async () => {
    const [person, seller, code] = [await student(), await student(), await course()];
    await person.ask(FOLLOW, { code });
    const [older, newer] = [await listing(seller, { courseCodes: [code] }), await listing(seller, { courseCodes: [code] })];
    await listing(person, { courseCodes: [code] });
    await listing(seller, { courseCodes: [code], quantity: 0 });
    expect((await person.ask(MINE)).data.me.courseListings).toEqual({ totalCount: 2, nodes: [{ id: newer }, { id: older }] });
    await person.ask(BLOCK, { id: seller.id });
    expect((await person.ask(MINE)).data.me.courseListings.nodes).toEqual([]);
  });

  it('announce a new listing once, even if it is for several of them, and not to its seller', async () => {
    const [person, seller, blocked] = [await student(), await student(), await student()];
    const codes = [await course(), await course()].toSorted();
    for (const who of [person, seller, blocked]) for (const code of codes) await who.ask(FOLLOW, { code });
    await blocked.ask(BLOCK, { id: seller.id });
    const name = unique('Planimeter');
    const id = await listing(seller, { name, courseCodes: codes });
    await listing(seller);
    expect(await notificationsOf(person, CONSUMER)).toEqual([`New for ${codes[0]}: ${name}`]);
    expect(await notificationsOf(seller, CONSUMER)).toEqual([]);
    expect(await notificationsOf(blocked, CONSUMER)).toEqual([]);
    const { data } = await person.ask('{ me { notifications { nodes { kind link } } } }');
    expect(data.me.notifications.nodes).toEqual([{ kind: 'COURSE', link: `/product/${id}` }]);
  });

  it('are deleted with the account', async () => {
    const [person, code] = [await student(), await course()];
    await person.ask(FOLLOW, { code });
    await person.ask('mutation { deleteMyAccount(input: { password: "password" }) }');
    const { db } = (await testApplication()).container.database;
    expect(await db.rows(sql`select id from followed_courses where user_id = ${person.id}`)).toEqual([]);
  });
});
