import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { admin, guest, listing, student, unique, type TestClient } from '../../../../../test/test-clients.ts';

const CREATE = 'mutation ($input: CreateSeasonInput!) { createSeason(input: $input) { season { id: databaseId title startsAt endsAt } } }';
const UPDATE = 'mutation ($input: UpdateSeasonInput!) { updateSeason(input: $input) { season { title endsAt } } }';
const DELETE = 'mutation ($id: ID!) { deleteSeason(input: { id: $id }) { deletedId } }';
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const codeOf = (answer: { errors: { extensions: { code: string } }[] | undefined }) => answer.errors?.[0]?.extensions.code;
const currentTitle = async (who: TestClient): Promise<string | undefined> => (await who.ask('{ currentSeason { title } }')).data.currentSeason?.title;

async function season(boss: TestClient, from: number, to: number): Promise<{ id: string; title: string }> {
  const { data } = await boss.ask(CREATE, { input: { title: unique('Move-out'), startsAt: inDays(from), endsAt: inDays(to) } });
  return data.createSeason.season;
}

// Deletes all seasons, because all tests of this market share them.
async function deleteSeasons(): Promise<void> {
  const boss = await admin();
  const { seasons } = (await boss.ask('{ seasons(first: 50) { nodes { id: databaseId } } }')).data;
  for (const { id } of seasons.nodes) await boss.ask(DELETE, { id });
}
beforeEach(deleteSeasons);
afterAll(deleteSeasons);

describe('a season', () => {
  it('is shown to everybody while it is running, and the one that started last if there are several', async () => {
    const boss = await admin();
    const [longer, shorter, later] = [await season(boss, -3, 3), await season(boss, -1, 1), await season(boss, 1, 5)];
    expect(await currentTitle(await guest())).toBe(shorter.title);
    const node = async (who: TestClient, id: string) =>
      (await who.ask('query ($id: ID!) { node(id: $id) { id } }', { id: Buffer.from(`Season:${id}`).toString('base64') })).data.node;
    expect(await node(await student(), longer.id)).not.toBeNull();
    expect(await node(await student(), later.id)).toBeNull();
    expect(await node(boss, later.id)).not.toBeNull();
    await boss.ask(DELETE, { id: shorter.id });
    expect(await currentTitle(await student())).toBe(longer.title);
  });

  it('ends after its start, in the future and within 92 days, also after a change', async () => {
    const boss = await admin();
    const create = async (startsAt: string, endsAt: string) => codeOf(await boss.ask(CREATE, { input: { title: 'Week', startsAt, endsAt } }));
    expect(await create(inDays(2), inDays(1))).toBe('INVALID_INPUT');
    expect(await create(inDays(-2), inDays(-1))).toBe('INVALID_INPUT');
    expect(await create(inDays(0), inDays(93))).toBe('INVALID_INPUT');
    const { id, title } = await season(boss, -1, 1);
    expect(codeOf(await boss.ask(UPDATE, { input: { id, startsAt: inDays(2) } }))).toBe('INVALID_INPUT');
    const endsAt = inDays(9);
    expect((await boss.ask(UPDATE, { input: { id, endsAt } })).data.updateSeason.season).toEqual({ title, endsAt });
    expect((await boss.ask(UPDATE, { input: { id, title: 'Freshers' } })).data.updateSeason.season).toEqual({ title: 'Freshers', endsAt });
    expect(codeOf(await boss.ask(CREATE, { input: { title: ' ', startsAt: inDays(0), endsAt } }))).toBe('INVALID_INPUT');
  });

  it('is recorded in the audit log', async () => {
    const boss = await admin();
    const { id, title } = await season(boss, -1, 1);
    await boss.ask(UPDATE, { input: { id, endsAt: inDays(2) } });
    await boss.ask(DELETE, { id });
    const { nodes } = (await boss.ask('{ auditEntries(first: 20) { nodes { action subject } } }')).data.auditEntries;
    const actions = nodes.filter(({ subject }: { subject: string }) => subject === title).map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['SEASON_DELETED', 'SEASON_CHANGED', 'SEASON_CREATED']);
  });
});

it('a season includes what was listed since it began, counted and listed by campus spot', async () => {
  const [boss, seller, stranger] = [await admin(), await student(), await guest()];
  const add = 'mutation ($name: String!) { createCampusSpot(input: { name: $name }) { campusSpot { id: databaseId } } }';
  const spotId = (await boss.ask(add, { name: unique('Block') })).data.createCampusSpot.campusSpot.id;
  const lamp = await listing(seller, { spotId });
  const pause = 'mutation ($id: ID!) { setProductAvailability(input: { id: $id, availability: PAUSED }) { product { id } } }';
  await seller.ask(pause, { id: await listing(seller, { spotId }) });
  const found = async () => {
    const query = `query ($spotId: ID!) { campusSpots { id: databaseId all: listingCount since: listingCount(inSeason: true) }
      all: products(filter: { spotId: $spotId }) { totalCount nodes { id: databaseId } }
      since: products(filter: { spotId: $spotId, inSeason: true }) { totalCount nodes { id: databaseId } } }`;
    const { campusSpots, all, since } = (await stranger.ask(query, { spotId })).data;
    const { id: _, ...counts } = campusSpots.find(({ id }: { id: string }) => id === spotId);
    return { counts, all: all.nodes.map(({ id }: { id: string }) => id), since: since.nodes.map(({ id }: { id: string }) => id) };
  };
  expect(await found()).toEqual({ counts: { all: 1, since: 0 }, all: [lamp], since: [] });
  await season(boss, 0, 1);
  const kettle = await listing(seller, { spotId });
  expect(await found()).toEqual({ counts: { all: 2, since: 1 }, all: [kettle, lamp], since: [kettle] });
});
