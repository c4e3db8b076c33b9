import { beforeAll, describe, expect, it } from 'vitest';
import { admin, listing, order, student, unique, type TestClient } from '../../../../test/test-clients.ts';

/** Returns all nodes of a connection by fetching pages of two with `$after`. */
async function allPages(actor: TestClient, field: string, args: string, fields: string): Promise<Record<string, unknown>[]> {
  const nodes: Record<string, unknown>[] = [];
  let after: string | null = null;
  do {
    const query = `query ($after: String) { ${field}(first: 2, after: $after, ${args}) { nodes { ${fields} } pageInfo { endCursor hasNextPage } } }`;
    const { data, errors } = await actor.ask(query, { after });
    if (errors) throw new Error(JSON.stringify(errors));
    nodes.push(...data[field].nodes);
    after = data[field].pageInfo.hasNextPage ? data[field].pageInfo.endCursor : null;
  } while (after);
  return nodes;
}

let boss: TestClient;
beforeAll(async () => {
  boss = await admin();
});

describe('the list of users', () => {
  it('is sorted by name or address ignoring letter case, page by page, and filtered by role', async () => {
    const family = unique('Sortable');
    for (const first of ['beta', 'Alpha', 'Gamma', 'alpha']) {
      const person = await student();
      await person.ask('mutation ($i: UpdateProfileInput!) { updateProfile(input: $i) { message } }', { i: { name: `${first} ${family}` } });
    }
    const namesBy = async (sort: string) =>
      (await allPages(boss, 'users', `search: "${family}", sort: ${sort}`, 'name')).map(({ name }) => String(name).split(' ')[0]);
    expect(await namesBy('NAME_ASC')).toEqual(['Alpha', 'alpha', 'beta', 'Gamma']);
    expect(await namesBy('NAME_DESC')).toEqual(['Gamma', 'beta', 'alpha', 'Alpha']);
    expect(await namesBy('OLDEST')).toEqual(['beta', 'Alpha', 'Gamma', 'alpha']);
    const emails = (await allPages(boss, 'users', `search: "${family}", sort: EMAIL_DESC`, 'email')).map(({ email }) => String(email));
    expect(emails).toEqual(emails.toSorted().reverse());
    expect(await allPages(boss, 'users', `search: "${family}", role: ADMIN`, 'id: databaseId')).toEqual([]);
    expect(await allPages(boss, 'users', `search: "${boss.name}", role: ADMIN`, 'id: databaseId')).toEqual([{ id: boss.id }]);
  });

  it('rejects a cursor of another sort order', async () => {
    const first = await boss.ask('{ users(first: 1, sort: NAME_ASC) { pageInfo { endCursor } } }');
    const { errors } = await boss.ask('query ($after: String) { users(first: 1, sort: NAME_DESC, after: $after) { nodes { id: databaseId } } }', {
      after: first.data.users.pageInfo.endCursor,
    });
    expect(errors).toMatchObject([{ extensions: { code: 'INVALID_INPUT', fields: [{ field: 'after' }] } }]);
  });
});

describe('the list of all orders', () => {
  it('is filtered by status and by a part of its names, and sorted by total', async () => {
    const [seller, buyer] = [await student(), await student()];
    const name = unique('Ladder 100%');
    const cheap = await listing(seller, { name, price: 10 });
    const dear = await listing(seller, { name: `${name} b`, price: 25.5 });
    const [one, two] = [await order(buyer, dear), await order(buyer, cheap, 2)];
    await seller.ask('mutation ($id: ID!) { setOrderStatus(input: { id: $id, status: SHIPPED }) { message } }', { id: one });
    const found = (args: string) => allPages(boss, 'orders', args, 'id: databaseId').then((nodes) => nodes.map(({ id }) => id));
    expect(await found(`search: "${name}", sort: TOTAL_ASC`)).toEqual([two, one]);
    expect(await found(`search: "${name}", sort: TOTAL_DESC`)).toEqual([one, two]);
    expect(await found(`search: "${name}", sort: OLDEST`)).toEqual([one, two]);
    expect(await found(`search: "${name}", status: SHIPPED`)).toEqual([one]);
    expect(await found(`search: "${buyer.name}"`)).toEqual([two, one]);
    expect(await found(`search: "${seller.name}", status: CANCELLED`)).toEqual([]);
  });
});

describe('the lists of contact messages and of the activity log', () => {
  it('are filtered and reversed', async () => {
    const name = unique('Sender');
    const send = 'mutation ($i: ContactMessageInput!) { sendContactMessage(input: $i) { reference } }';
    const ids: string[] = [];
    for (const message of ['First', 'Second']) {
      const answer = await boss.ask(send, { i: { name, email: `${ids.length}@example.com`, message } });
      ids.push(answer.data.sendContactMessage.reference);
    }
    await boss.ask('mutation ($id: ID!) { setContactMessageHandled(input: { id: $id, handled: true }) { id: databaseId } }', { id: ids[0] });
    const found = (args: string) => allPages(boss, 'contactMessages', args, 'id: databaseId').then((nodes) => nodes.map(({ id }) => id));
    expect(await found(`search: "${name}"`)).toEqual([ids[1], ids[0]]);
    expect(await found(`search: "${name}", oldestFirst: true`)).toEqual(ids);
    expect(await found(`search: "${name}", handled: true`)).toEqual([ids[0]]);
    expect(await found(`search: "${name}", handled: false`)).toEqual([ids[1]]);
    const logged = (args: string) => allPages(boss, 'auditEntries', args, 'action').then((nodes) => nodes.map(({ action }) => action));
    expect(await logged(`search: "Message ${ids[0]}", action: CONTACT_HANDLED`)).toEqual(['CONTACT_HANDLED']);
    expect(await logged(`search: "Message ${ids[0]}", action: ROLE_CHANGED`)).toEqual([]);
  });
});
