import type { GraphQLSchema } from 'graphql';
import type { Route } from '../../src/platform/net/rest.ts';
import { codesOf } from '../error-codes.ts';
import { damaged, oddText, oddValue, type Random } from './random.ts';
import { authorization, noteCall, noteRoots, send, usualBody } from './requests.ts';
import type { Target } from './target.ts';
import { usualText } from './values.ts';

/** A mutation that takes a file, and the path of the file in its variables. */
interface Upload {
  field: string;
  query: string;
  input: (random: Random, target: Target, text: string) => Record<string, unknown>;
  /** Paths with and without the file of the operation. */
  file: string;
}

const listing = (random: Random, about: Target, text: string) => ({
  name: text,
  description: text,
  price: 1,
  quantity: 1,
  shipping: true,
  categoryId: usualText('categoryId', random, about),
});

/** All places in the schema that take a file. */
export const uploads: readonly Upload[] = [
  {
    field: 'createProduct',
    query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { message } }',
    input: (...about) => ({ ...listing(...about), photos: [null, ...(about[0].chance(0.2) ? ['x'] : [])] }),
    file: 'variables.input.photos.0',
  },
  {
    field: 'createProduct',
    query: 'mutation ($input: CreateProductInput!) { createProduct(input: $input) { message } }',
    input: (...about) => ({ ...listing(...about), photo: null }),
    file: 'variables.input.photo',
  },
  {
    field: 'updateProduct',
    query: 'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { message } }',
    input: (random, { ids }, text) => ({ id: random.pick(ids), name: text, photos: [{ file: null }] }),
    file: 'variables.input.photos.0.file',
  },
  {
    field: 'uploadPhoto',
    query: 'mutation ($input: UploadPhotoInput!) { uploadPhoto(input: $input) { uploadId } }',
    input: () => ({ photo: null }),
    file: 'variables.input.photo',
  },
  {
    field: 'sendMessage',
    query: 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { message { id: databaseId } } }',
    input: (random, about, text) => {
      const place = random.pick(['orderId', 'conversationId']);
      return { [place]: usualText(place, random, about), text, photo: null };
    },
    file: 'variables.input.photo',
  },
  {
    field: 'updateProfile',
    query: 'mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { message } }',
    input: (_random, _target, name) => ({ name, profilePicture: null }),
    file: 'variables.input.profilePicture',
  },
];

function part(name: string, content: string | Buffer, file?: string): Buffer {
  const disposition = `Content-Disposition: form-data; name="${name}"${file === undefined ? '' : `; filename="${file}"\r\nContent-Type: image/png`}`;
  return Buffer.concat([Buffer.from(`${disposition}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
}

function formOf(random: Random, parts: Buffer[], boundary: string, isUsual: boolean): Buffer {
  const chosen = parts.filter(() => isUsual || random.chance(0.95));
  if (!isUsual && random.chance(0.1)) chosen.reverse();
  const whole = Buffer.concat([...chosen.flatMap((each) => [Buffer.from(`--${boundary}\r\n`), each]), Buffer.from(`--${boundary}--\r\n`)]);
  return !isUsual && random.chance(0.6) ? damaged(random, whole) : whole;
}

/** A form and the way it is sent. */
interface Form {
  boundary: string;
  headers: Record<string, string>;
  isUsual: boolean;
  file: Buffer;
}

async function head(random: Random, target: Target): Promise<Form> {
  const boundary = `b${random.below(1_000)}`;
  const isUsual = random.chance(0.5);
  const odd = ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=x'];
  const type = isUsual || random.chance(0.8) ? `multipart/form-data; boundary=${boundary}` : random.pick(odd);
  const isPreflighted = isUsual || random.chance(0.9);
  const headers = {
    ...(await authorization(random, target)),
    'content-type': type,
    ...(isPreflighted ? { 'apollo-require-preflight': 'true' } : {}),
  };
  // Few files are pictures, because encoding one takes as long as many requests.
  return { boundary, headers, isUsual, file: random.chance(0.2) ? target.picture : random.bytes(random.below(200)) };
}

/** Sends a multipart body to GraphQL. */
async function toGraphql(random: Random, target: Target, { field, query, input, file: at }: Upload): Promise<void> {
  const { boundary, headers, isUsual, file } = await head(random, target);
  const isOdd = (probability: number): boolean => !isUsual && random.chance(probability);
  const variables = { input: input(random, target, isOdd(0.6) ? oddText(random) : 'Lamp'), file: null };
  const map = isOdd(0.3) ? { [oddText(random)]: [oddText(random), 'variables.input.name', '__proto__.x'] } : { 0: [at] };
  const parts = [
    part('operations', JSON.stringify(isOdd(0.2) ? oddValue(random) : { query, variables })),
    part('map', JSON.stringify(isOdd(0.2) ? oddValue(random) : map)),
    part('0', file, 'x.png'),
  ];
  const { text } = await send(target, { method: 'POST', path: '/graphql', headers, body: formOf(random, parts, boundary, isUsual) });
  const answer = JSON.parse(text) as Parameters<typeof noteRoots>[3];
  codesOf(answer);
  // A file that is not a picture cannot get further than this.
  if (isUsual && file === target.picture) noteRoots(target, 'mutation', new Map([[field, `${field} ${at}`]]), answer);
}

/** Sends a form to a REST call. */
async function toRest(random: Random, target: Target, schema: GraphQLSchema, route: Route): Promise<void> {
  const { boundary, headers, isUsual, file } = await head(random, target);
  const isOdd = (probability: number): boolean => !isUsual && random.chance(probability);
  const fields = usualBody(schema, route, random, target);
  const nameOf = (name: string): string => (isOdd(0.2) ? `${name}[${random.pick(['a', '', '__proto__', '0'])}]` : name);
  const parts = Object.entries(fields).map(([name, value]) => part(nameOf(name), isOdd(0.4) ? oddText(random) : String(value)));
  const fileName = route.body?.file;
  if (fileName) parts.push(part(isOdd(0.3) ? 'other' : fileName, file, 'x.png'));
  const path = route.path.replace(/:\w+/g, () => random.pick(target.ids));
  const body = formOf(random, parts, boundary, isUsual);
  const answer = await send(target, { method: route.method.toUpperCase(), path, headers, body });
  if (isUsual && file === target.picture && fileName) noteCall(target, route, [fileName], answer);
}

/** Sends a multipart body to GraphQL, or to a REST call with a body. */
export async function multipart(
  random: Random,
  target: Target,
  schema: GraphQLSchema,
  { routes, to = uploads }: { routes: readonly Route[]; to?: readonly Upload[] },
): Promise<void> {
  await target.restock(random);
  if (to.length > 0 && (routes.length === 0 || random.chance(0.6))) await toGraphql(random, target, random.pick(to));
  else await toRest(random, target, schema, random.pick(routes));
}
