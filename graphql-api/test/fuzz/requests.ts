import type { GraphQLSchema } from 'graphql';
import type { Route } from '../../src/platform/rest.ts';
import { codesOf } from '../error-codes.ts';
import { OperationWriter } from './graphql.ts';
import { damaged, oddText, oddValue, type Random } from './random.ts';
import type { Target } from './target.ts';

/** No answer may take longer, in milliseconds. */
const ANSWER_WITHIN_MS = 5_000;

interface Request {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

/** Sends a request and gives the text of the answer. Throws for an answer that no input may have. */
async function send({ url }: Target, { method, path, headers, body }: Request): Promise<string> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const response = await fetch(url + path, { method, headers, signal, ...(body === undefined ? {} : { body: body as string }) });
  const text = await response.text();
  if (response.status >= 500) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`);
  if (/"code":"(INTERNAL|INTERNAL_SERVER_ERROR)"/.test(text)) throw new Error(`${method} ${path} answered INTERNAL: ${text.slice(0, 500)}`);
  return text;
}

/** A header holds no text beyond Latin-1, and no line break. */
const headerOf = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();

function token(random: Random, { people }: Target): Record<string, string> {
  if (random.chance(0.05)) return { authorization: headerOf(oddText(random)) };
  return { authorization: random.pick(people).token ?? '' };
}

/** A GraphQL operation over HTTP. */
export async function graphql(random: Random, target: Target, schema: GraphQLSchema): Promise<void> {
  const operation = new OperationWriter(schema, random, target.ids).write();
  const body = random.chance(0.03)
    ? JSON.stringify(oddValue(random))
    : JSON.stringify({ ...operation, ...(random.chance(0.1) ? { [oddText(random)]: oddValue(random) } : {}) });
  const headers = { ...token(random, target), 'content-type': 'application/json' };
  codesOf(JSON.parse(await send(target, { method: 'POST', path: '/graphql', headers, body })));
}

/** Calls that would end what the next inputs need. */
const excluded = ['/api/category/deleteUsers/:id', '/api/category/delete-category/:id', '/api/product/delete-product/:id'];

/** A documented REST call. */
export async function rest(random: Random, target: Target, routes: readonly Route[]): Promise<void> {
  const route = random.pick(routes.filter(({ path }) => !excluded.includes(path)));
  const path = route.path.replace(/:\w+/g, () =>
    random.chance(0.6) ? random.pick(target.ids) : encodeURIComponent(oddText(random).toWellFormed()) || '%20',
  );
  const names = [...Object.keys(route.query ?? {}), ...(random.chance(0.2) ? ['x'] : [])];
  const query = names
    .filter(() => random.chance(0.5))
    .map((name) => `${name}=${random.chance(0.9) ? encodeURIComponent(oddText(random).toWellFormed()) : '%ff%'}`);
  const value = () => (random.chance(0.3) ? random.pick(target.ids) : oddValue(random));
  const fields = Object.fromEntries(
    Object.keys(route.body?.fields ?? {})
      .filter(() => random.chance(0.9))
      .map((name) => [name, value()]),
  );
  const body = random.chance(0.1)
    ? damaged(random, Buffer.from(JSON.stringify(fields)))
    : JSON.stringify(random.chance(0.05) ? oddValue(random) : fields);
  const headers: Record<string, string> = {
    ...token(random, target),
    'content-type': random.pick(['application/json', 'application/json', 'application/json', 'text/plain', 'application/json; charset=utf-16']),
  };
  if (random.chance(0.2)) headers['idempotency-key'] = headerOf(oddText(random)).slice(0, 200);
  if (random.chance(0.1)) headers['if-none-match'] = headerOf(oddText(random)).slice(0, 200);
  const method = random.chance(0.95) ? route.method.toUpperCase() : random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
  await send(target, { method, path: query.length > 0 ? `${path}?${query.join('&')}` : path, headers, ...(method === 'GET' ? {} : { body }) });
}

const create = 'mutation ($input: CreateProductInput!, $photo: Upload) { createProduct(input: $input, photo: $photo) { message } }';

function part(name: string, content: string | Buffer, file?: string): Buffer {
  const disposition = `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/png`}`;
  return Buffer.concat([Buffer.from(`${disposition}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
}

function formOf(random: Random, parts: Buffer[], boundary: string): Buffer {
  const chosen = parts.filter(() => random.chance(0.95));
  if (random.chance(0.1)) chosen.reverse();
  const whole = Buffer.concat([...chosen.flatMap((each) => [Buffer.from(`--${boundary}\r\n`), each]), Buffer.from(`--${boundary}--\r\n`)]);
  return random.chance(0.5) ? damaged(random, whole) : whole;
}

/** A multipart body, to GraphQL or to the REST call that takes one. */
export async function multipart(random: Random, target: Target): Promise<void> {
  const boundary = `b${random.below(1_000)}`;
  const [category] = target.ids;
  const toGraphql = random.chance(0.6);
  const text = (): string => (random.chance(0.4) ? oddText(random) : 'Lamp');
  const file = random.bytes(random.below(200));
  const input = { name: text(), description: text(), price: 1, quantity: 1, shipping: true, categoryId: category };
  const map = random.chance(0.8) ? { 0: ['variables.photo'] } : { [oddText(random)]: [oddText(random), 'variables.input.name', '__proto__.x'] };
  const parts = toGraphql
    ? [
        part(
          'operations',
          random.chance(0.9) ? JSON.stringify({ query: create, variables: { input, photo: null } }) : JSON.stringify(oddValue(random)),
        ),
        part('map', random.chance(0.9) ? JSON.stringify(map) : JSON.stringify(oddValue(random))),
        part('0', file, 'x.png'),
      ]
    : [
        ...Object.entries({ name: text(), description: text(), price: '1', quantity: '1', shipping: text(), category: category! }).map(
          ([name, value]) => part(random.chance(0.9) ? name : `${name}[${random.pick(['a', '', '__proto__', '0'])}]`, value),
        ),
        part(random.pick(['photo', 'photo', 'other']), file, 'x.png'),
      ];
  const type = random.chance(0.9)
    ? `multipart/form-data; boundary=${boundary}`
    : random.pick(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=x']);
  const headers = { ...token(random, target), 'content-type': type, ...(random.chance(0.95) ? { 'apollo-require-preflight': 'true' } : {}) };
  const path = toGraphql ? '/graphql' : '/api/product/create-product';
  await send(target, { method: 'POST', path, headers, body: formOf(random, parts, boundary) });
}
