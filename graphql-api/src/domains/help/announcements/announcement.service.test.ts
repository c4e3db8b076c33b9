import { describe, expect, it } from 'vitest';
import { admin, guest, student, unique, type TestClient } from '../../../../test/test-clients.ts';
import { testApplication } from '../../../../test/application.ts';
import { sql } from '../../../platform/database/sql.ts';

const CREATE =
  'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id: databaseId title text audience until } } }';
const UPDATE = 'mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { text } } }';
const END = 'mutation ($id: ID!) { endAnnouncement(input: { id: $id }) { announcement { id: databaseId } } }';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

async function announce(boss: TestClient, input: object = {}): Promise<{ id: string; title: string }> {
  const { data, errors } = await boss.ask(CREATE, { input: { title: unique('Fair'), text: 'In the\nmain hall', until: inHours(2), ...input } });
  expect(errors).toBeUndefined();
  return data.createAnnouncement.announcement;
}

const shown = async (who: TestClient) =>
  ((await who.ask('{ currentAnnouncements { id: databaseId } }')).data.currentAnnouncements as { id: string }[]).map(({ id }) => id);

/** Returns the texts of a user's announcement notifications. */
async function notificationsOf(who: TestClient): Promise<string[]> {
  const { data } = await who.ask('{ me { notifications(first: 50) { nodes { kind text } } } }');
  return (data.me.notifications.nodes as { kind: string; text: string }[]).flatMap(({ kind, text }) => (kind === 'ANNOUNCEMENT' ? [text] : []));
}

const codeOf = (answer: { errors: { extensions: { code: string } }[] | undefined }) => answer.errors?.[0]?.extensions.code;

describe('an announcement', () => {
  it('is shown to its audience until it ends, and never to guests', async () => {
    const [boss, reader] = [await admin(), await student()];
    const [all, students, admins] = [
      await announce(boss),
      await announce(boss, { audience: 'STUDENTS' }),
      await announce(boss, { audience: 'ADMINISTRATORS' }),
    ];
    const seen = [await shown(boss), await shown(reader), await shown(await guest())];
    expect(seen).toEqual([[admins.id, all.id], [students.id, all.id], []].map((ids, index) => (index < 2 ? expect.arrayContaining(ids) : ids)));
    expect(seen[0]).not.toContain(students.id);
    expect(seen[1]).not.toContain(admins.id);
    const node = 'query ($id: ID!) { node(id: $id) { id: id } }';
    const globalId = (id: string) => Buffer.from(`Announcement:${id}`).toString('base64');
    expect((await reader.ask(node, { id: globalId(admins.id) })).data.node).toBeNull();
    for (const { id } of [all, students, admins]) await boss.ask(END, { id });
    expect(await shown(reader)).not.toContain(all.id);
    expect(codeOf(await boss.ask(END, { id: all.id }))).toBe('NOT_FOUND');
    const { nodes } = (await boss.ask('{ announcements(first: 3) { nodes { id: databaseId } } }')).data.announcements;
    expect(nodes).toEqual([admins, students, all].map(({ id }) => ({ id })));
  });

  it('notifies each person once, even those who blocked the administrator, and nobody after an edit', async () => {
    const [boss, reader] = [await admin(), await student()];
    await reader.ask('mutation ($id: ID!) { blockUser(input: { userId: $id }) { message } }', { id: boss.id });
    const { id, title } = await announce(boss);
    await expect.poll(() => notificationsOf(reader)).toEqual([`${title}: In the main hall`]);
    const edit = await boss.ask(UPDATE, { input: { id, title, text: 'In the garden', until: inHours(3) } });
    expect(edit.data.updateAnnouncement.announcement.text).toBe('In the garden');
    const next = await announce(boss, { audience: 'STUDENTS' });
    await expect.poll(() => notificationsOf(reader)).toEqual([`${next.title}: In the main hall`, `${title}: In the main hall`]);
    for (const each of [id, next.id]) await boss.ask(END, { id: each });
  });

  it('notifies 2,000 people in groups with one statement', async () => {
    const { container } = await testApplication();
    const { db } = container.database;
    const key = unique('many').replaceAll(' ', '');
    await db.rows(sql`insert into users (name, email, phone, college_id, password_hash) select 'Reader', ${key} || n || '@vitstudent.ac.in', '', ${key} || n, 'of nobody ' || n
      from generate_series(1, 2000) n`);
    const boss = await admin();
    const { id } = await announce(boss, { audience: 'STUDENTS' });
    const count = async () =>
      (await db.one<{ notified: number }>(sql`select count(*)::int as notified from notifications n join users u on u.id = n.user_id
        where u.email like ${`${key}%`} and n.kind = 'ANNOUNCEMENT'`))!.notified;
    await expect.poll(count).toBe(2000);
    const groups = await db.rows<{ size: number }>(
      sql`select cardinality(audience) as size from events where type = 'ANNOUNCED' and subject_id = ${id}`,
    );
    expect(groups.length).toBeGreaterThanOrEqual(10);
    expect(Math.max(...groups.map(({ size }) => size))).toBe(200);
    await boss.ask(END, { id });
    await db.rows(sql`update users set deleted_at = now() where email like ${`${key}%`}`);
  });

  it('ends within 365 days, and changes by administrators are recorded in the activity log', async () => {
    const boss = await admin();
    const attempt = async (until: string) => boss.ask(CREATE, { input: { title: 'x', text: 'x', until } });
    for (const hours of [-1, 366 * 24])
      expect((await attempt(inHours(hours))).errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'until' }] } }]);
    const { id, title } = await announce(boss, { audience: 'ADMINISTRATORS' });
    await boss.ask(UPDATE, { input: { id, title, text: 'New', until: inHours(1) } });
    await boss.ask(END, { id });
    const { data } = await boss.ask('query ($t: String) { auditEntries(first: 9, search: $t) { nodes { action } } }', { t: title });
    expect(data.auditEntries.nodes.map(({ action }: { action: string }) => action)).toEqual([
      'ANNOUNCEMENT_ENDED',
      'ANNOUNCEMENT_CHANGED',
      'ANNOUNCEMENT_CREATED',
    ]);
  });
});
