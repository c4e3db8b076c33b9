import { getNamedType, isEnumType, type GraphQLSchema } from 'graphql';
import { bodyFields } from '../../src/app/http/rest/rest-input.ts';
import type { Route } from '../../src/platform/net/rest.ts';
import { codesOf } from '../error-codes.ts';
import { admin, student } from '../test-clients.ts';
import { OperationWriter, type Keyword } from './graphql.ts';
import { damaged, oddText, oddValue, type Random } from './random.ts';
import type { Target } from './target.ts';
import { nobody, usualText, type Subjects } from './values.ts';

/** Maximum time for a response, in milliseconds. */
const ANSWER_WITHIN_MS = 5_000;

interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

interface Answer {
  status: number;
  text: string;
}

/** Sends a request. Throws for a response that no input may cause. */
export async function send({ url }: Target, { method, path, headers, body }: Request): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const response = await fetch(url + path, { method, headers, signal, ...(body === undefined ? {} : { body: body as string }) });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`);
  if (/"code":"(INTERNAL|INTERNAL_SERVER_ERROR)"/.test(text)) throw new Error(`${method} ${path} answered INTERNAL: ${text.slice(0, 500)}`);
  return { status: response.status, text };
}

/** Removes characters beyond Latin-1 and line breaks, which headers cannot contain. */
const headerOf = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();

/** Returns the session of one of the people, or of a separate person for inputs that would end the session. */
export async function authorization(random: Random, { people }: Target, isEnding = false): Promise<Record<string, string>> {
  if (random.chance(0.05)) return { authorization: headerOf(oddText(random)) };
  const sender = isEnding ? await (random.chance(0.5) ? admin() : student()) : random.pick(people);
  return { authorization: sender.token ?? '' };
}

/** Error codes of rules about the input or the sender that reject before the service works. */
const unreached = ['INVALID_INPUT', 'UNAUTHENTICATED', 'FORBIDDEN'];

interface GraphqlAnswer {
  data?: object | null;
  errors?: { path?: (string | number)[]; extensions: { code: string } }[];
}

/** Records the root fields that were executed with valid arguments. */
export function noteRoots({ reached }: Target, keyword: Keyword, roots: Map<string, string>, { data, errors = [] }: GraphqlAnswer): void {
  if (data === undefined) return;
  for (const [key, field] of roots) {
    if (!errors.some(({ path, extensions }) => (path?.[0] ?? key) === key && unreached.includes(extensions.code))) reached.add(`${keyword} ${field}`);
  }
}

/** Sends a GraphQL operation over HTTP. `field` is its only root field; any if left out. */
export async function graphql(random: Random, target: Target, schema: GraphQLSchema, field?: { keyword: Keyword; field: string }): Promise<void> {
  await target.restock(random);
  const { query, variables, roots, isEnding } = new OperationWriter(schema, random, target).write(field);
  const body = random.chance(0.03)
    ? JSON.stringify(oddValue(random))
    : JSON.stringify({ query, variables, ...(random.chance(0.1) ? { [oddText(random)]: oddValue(random) } : {}) });
  const headers = { ...(await authorization(random, target, isEnding)), 'content-type': 'application/json' };
  const answer = JSON.parse((await send(target, { method: 'POST', path: '/graphql', headers, body })).text) as GraphqlAnswer;
  codesOf(answer);
  noteRoots(target, query.startsWith('mutation') ? 'mutation' : 'query', roots, answer);
}

/** Calls that would end what later inputs need. */
const ending = ['/api/category/deleteUsers/:id', '/api/category/delete-category/:id', '/api/product/delete-product/:id'];

/** Returns the fields of a body by name, each with a value that a client would send. */
export function usualBody(schema: GraphQLSchema, route: Route, random: Random, about: Subjects): Record<string, unknown> {
  const own = Object.entries(route.body?.fields ?? {}).map(([name, { type }]) => [name, usualRestValue(name, random, about, type)]);
  const ofInput = bodyFields(schema, route).map(({ name, field }) => {
    const type = getNamedType(field.type);
    if (isEnumType(type)) return [name, random.pick(type.getValues()).name];
    if (type.name === 'Boolean') return [name, random.pick([true, false, '0', '1'])];
    return [name, type.name === 'Int' || type.name === 'Float' ? random.pick([1, 2, '3', 4]) : usualText(name, random, about)];
  });
  return Object.fromEntries([...own, ...ofInput]) as Record<string, unknown>;
}

function usualRestValue(name: string, random: Random, about: Subjects, type: unknown = 'string'): unknown {
  if (name === 'checked') return random.chance(0.5) ? [] : [random.pick(about.ids)];
  if (name === 'radio') return random.pick([[], [0, 499], '0,499']);
  return type === 'number' || name === 'page' ? random.pick([1, 2, 320]) : usualText(name, random, about);
}

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Returns the path and query of a call. */
function addressOf(random: Random, { path, query = {} }: Route, about: Subjects, isUsual: boolean): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    isUsual || random.chance(0.6) ? encoded(String(usualRestValue(name, random, about))) : encoded(oddText(random)) || '%20',
  );
  const names = [...Object.keys(query), ...(random.chance(0.1) ? ['x'] : [])].filter(() => isUsual || random.chance(0.5));
  const value = (name: string): string => {
    if (isUsual) return encoded(String(usualRestValue(name, random, about, query[name]?.type)));
    return random.chance(0.9) ? encoded(oddText(random)) : '%ff%';
  };
  return names.length > 0 ? `${filled}?${names.map((name) => `${name}=${value(name)}`).join('&')}` : filled;
}

/** Returns the fields of a call: a client's fields, or some of them with odd values. */
function fieldsOf(schema: GraphQLSchema, random: Random, route: Route, about: Subjects, isUsual: boolean): Record<string, unknown> {
  const usual = Object.entries(usualBody(schema, route, random, about));
  if (isUsual) return Object.fromEntries(usual.filter(() => random.chance(0.9)));
  return Object.fromEntries(usual.filter(() => random.chance(0.9)).map(([name, value]) => [name, random.chance(0.5) ? value : oddValue(random)]));
}

/** Records a call that was executed, and the fields that it was executed with. */
export function noteCall({ reached }: Target, { method, path }: Route, names: readonly string[], { status, text }: Answer): void {
  const code = status < 400 ? undefined : (JSON.parse(text) as { code: string }).code;
  if (code !== undefined && unreached.includes(code)) return;
  for (const name of ['', ...names]) reached.add([method, path, name].join(' ').trim());
}

/** Returns the headers of a call besides the sender. */
function headersOf(random: Random, isUsual: boolean): Record<string, string> {
  const odd = ['application/json', 'application/json', 'text/plain', 'application/json; charset=utf-16'];
  const headers: Record<string, string> = { 'content-type': isUsual ? 'application/json' : random.pick(odd) };
  if (random.chance(0.2)) headers['idempotency-key'] = headerOf(oddText(random)).slice(0, 200);
  if (random.chance(0.1)) headers['if-none-match'] = headerOf(oddText(random)).slice(0, 200);
  return headers;
}

/** Returns the fields as JSON, or an invalid body. */
function bodyOf(random: Random, fields: Record<string, unknown>, isUsual: boolean): string | Buffer {
  const text = JSON.stringify(!isUsual && random.chance(0.1) ? oddValue(random) : fields);
  return !isUsual && random.chance(0.2) ? damaged(random, Buffer.from(text)) : text;
}

/** Sends a documented REST call. */
export async function rest(random: Random, target: Target, schema: GraphQLSchema, routes: readonly Route[]): Promise<void> {
  await target.restock(random);
  const route = random.pick(routes);
  const isEnding = ending.includes(route.path);
  const about = isEnding ? nobody : target;
  const isUsual = random.chance(0.5);
  const fields = fieldsOf(schema, random, route, about, isUsual);
  const body = bodyOf(random, fields, isUsual);
  const headers = { ...(await authorization(random, target, isEnding)), ...headersOf(random, isUsual) };
  const own = route.method.toUpperCase();
  const method = isUsual || random.chance(0.9) ? own : random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
  const path = addressOf(random, route, about, isUsual);
  const answer = await send(target, { method, path, headers, ...(method === 'GET' ? {} : { body }) });
  if (isUsual) noteCall(target, route, Object.keys(fields), answer);
}
