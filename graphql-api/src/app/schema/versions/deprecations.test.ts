import { ApolloServer } from '@apollo/server';
import { buildSchema } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { buildBareSchema } from '../schema.ts';
import { datesOf } from './deprecation-reason.ts';
import { deprecationsPlugin } from './deprecations-plugin.ts';
import { deprecationReasons } from './used-deprecations.ts';

const at = (since: string, deletionDate: string) => `Use another. (since ${since}, deletionDate ${deletionDate})`;
const EARLY = at('2026-01-01', '2027-01-01');
const LATE = at('2026-06-01', '2027-06-01');

const schema = buildSchema(`
  interface Named { name: String @deprecated(reason: "${EARLY}") }
  type Thing implements Named { name: String price(in: String @deprecated(reason: "${LATE}")): Int old: Int @deprecated(reason: "${LATE}") parts: [Thing] }
  enum Order { NEWEST DEAREST @deprecated(reason: "${LATE}") }
  input Filter { word: String ids: [ID] @deprecated(reason: "${LATE}") more: [Filter] }
  type Query { things(sort: Order, filter: Filter): [Thing] thing: Named }
`);

const servers: ApolloServer<Ctx>[] = [];
function server(of = schema) {
  const made = new ApolloServer<Ctx>({ schema: of, plugins: [deprecationsPlugin(of)] });
  servers.push(made);
  return made;
}
afterAll(() => Promise.all(servers.map((each) => each.stop())));

const shared = server();

/** Returns whether clients have twelve months between the deprecation and the deletion. */
function lastsAYear(reason: string): boolean {
  const dates = datesOf(reason);
  if (!dates) return false;
  const year = new Date(dates.since);
  return new Date(dates.deletionDate) >= new Date(year.setUTCFullYear(year.getUTCFullYear() + 1));
}

interface Used {
  path: string[];
  coordinate: string;
  reason: string;
}

/** Returns the deprecated elements that an operation uses, by coordinate and path, and the headers of its response. */
async function answerTo(query: string, variables: Record<string, unknown> = {}) {
  const contextValue = { infra: { settings: { publicUrl: 'https://shop.example' } } } as Ctx;
  const { body, http } = await shared.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== 'single') throw new Error('more than one result');
  expect(body.singleResult.errors).toBeUndefined();
  const used = body.singleResult.extensions?.['deprecations'] as Used[] | undefined;
  return {
    used: used?.map(({ path, coordinate }) => `${coordinate} at ${path.join('.')}`),
    reasons: used?.map(({ reason }) => reason),
    headers: http.headers,
  };
}

describe('a response to an operation that uses', () => {
  it('nothing deprecated has no deprecation headers', async () => {
    const { used, headers } = await answerTo('{ things(sort: NEWEST, filter: { word: "x", more: [{ word: "y" }] }) { price __typename } }');
    expect(used).toBeUndefined();
    expect(['deprecation', 'sunset', 'link'].filter((name) => headers.has(name))).toEqual([]);
  });

  it('a deprecated field names it in headers with the dates and a link', async () => {
    const { used, reasons, headers } = await answerTo('{ list: things { parts { was: old } } }');
    expect(used).toEqual(['Thing.old at list.parts.was']);
    expect(reasons).toEqual([LATE]);
    expect(Object.fromEntries(headers)).toMatchObject({
      deprecation: `@${Date.UTC(2026, 5, 1) / 1_000}`,
      sunset: 'Tue, 01 Jun 2027 00:00:00 GMT',
      link: '<https://shop.example/schema/changes.json>; rel="deprecation"; type="application/json"',
    });
  });

  it('several deprecated elements gives the earliest dates and names each one once per place', async () => {
    const { used, headers } = await answerTo('{ thing { name ... on Thing { ...Old } } things { ...Old } } fragment Old on Thing { old }');
    expect(used).toEqual(['Named.name at thing.name', 'Thing.old at thing.old', 'Thing.old at things.old']);
    expect(headers.get('deprecation')).toBe(`@${Date.UTC(2026, 0, 1) / 1_000}`);
    expect(headers.get('sunset')).toBe('Fri, 01 Jan 2027 00:00:00 GMT');
  });

  it('deprecated arguments, values and input fields names them, in its text and in variables', async () => {
    const inText = '{ things(sort: DEAREST, filter: { ids: ["1"], more: [{ ids: [] }] }) { price(in: "INR") } }';
    const wanted = ['Order.DEAREST at things', 'Filter.ids at things', 'Thing.price(in:) at things.price'];
    expect((await answerTo(inText)).used).toEqual(wanted);
    const query = 'query ($sort: Order, $filter: Filter, $in: String) { things(sort: $sort, filter: $filter) { price(in: $in) } }';
    expect((await answerTo(query, { sort: 'DEAREST', filter: { more: { ids: [] } }, in: 'INR' })).used).toEqual(wanted);
    expect((await answerTo(query, { sort: 'NEWEST', filter: null })).used).toEqual(['Thing.price(in:) at things.price']);
  });
});

describe('a schema', () => {
  it('without deprecations needs no check', () => {
    expect(deprecationReasons(schema)).toEqual([EARLY, LATE, LATE, LATE, LATE]);
    expect(deprecationReasons(buildSchema('type Query { a(b: Int): Int }'))).toEqual([]);
    expect(Object.keys(deprecationsPlugin(buildSchema('type Query { a: Int }')))).toEqual([]);
  });

  it('states for every deprecation when it began and when the element is removed, at least a year later', () => {
    expect(datesOf(EARLY)).toEqual({ since: '2026-01-01', deletionDate: '2027-01-01' });
    expect(datesOf('Use another.')).toBeUndefined();
    expect(deprecationReasons(buildBareSchema()).filter((reason) => !lastsAYear(reason))).toEqual([]);
    expect([EARLY, LATE].every(lastsAYear)).toBe(true);
    expect([at('2026-01-01', '2026-12-31'), 'Use another.'].some(lastsAYear)).toBe(false);
  });
});
