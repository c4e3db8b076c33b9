import { POLICIES } from '../src/app/schema/budget/budget.ts';
import { createUser } from '../src/domains/people/accounts/auth.service.ts';
import { startSession } from '../src/domains/people/sessions/session.service.ts';
import { sql } from '../src/platform/database/sql.ts';
import { Role } from '../src/domains/people/users/user.entity.ts';
import { testApplication } from './application.ts';
import { codesOf } from './error-codes.ts';
import { assertDocumented } from './openapi.ts';

/** A response of the GraphQL endpoint. */
interface GraphqlResponse {
  status: number;
  // The shape depends on the query. Each test reads what it requested.

  data: any;
  errors:
    | { message: string; path?: string[]; extensions: { code: string; fields?: { field: string; message: string }[]; [key: string]: unknown } }[]
    | undefined;
  extensions: { points?: Record<string, unknown> } | undefined;
}

/** A response of a REST call. */
export interface RestResponse {
  status: number;
  headers: Headers;
  // The shape depends on the route. Each test reads what it requested.

  body: any;
}

/** An HTTP client of the product, signed in or as a guest. */
export interface TestClient {
  id: string;
  email: string;
  name: string;
  token: string | undefined;
  ask(query: string, variables?: Record<string, unknown>): Promise<GraphqlResponse>;
  /** Sends a REST call with a JSON body or a form. */
  rest(method: string, path: string, body?: object | FormData): Promise<RestResponse>;
  /** Sends a multipart request with one file. */
  upload(query: string, variables: Record<string, unknown>, at: string, file: Blob, fileName?: string): Promise<GraphqlResponse>;
  /** Sends a multipart request with files by path, in this order. */
  uploadAll(query: string, variables: Record<string, unknown>, files: [at: string, file: Blob][], fileName?: string): Promise<GraphqlResponse>;
}

let counter = 0;
/** Returns a unique key of digits. Random letters could form words that the content policy rejects. */
const next = () => `${process.pid}-${++counter}-${Date.now()}`;

/** Returns a name that no other test uses. */
export const unique = (word: string) => `${word} ${next()}`;

/**
 * Returns whether an operation timed out while waiting for other operations of its client, which happens on a slow machine. It had no effect and is
 * sent again, as the docs recommend.
 */
const isToRepeat = ({ errors }: Pick<GraphqlResponse, 'errors'>): boolean =>
  (errors?.[0]?.extensions.details as { policy?: string } | undefined)?.policy === POLICIES.parallel;

function testClient(url: string, person: { id: string; email: string; name: string }, token: string | undefined): TestClient {
  const headers: Record<string, string> = token ? { authorization: token } : {};
  const post = async (body: string | FormData, extra: Record<string, string>): Promise<GraphqlResponse> => {
    const response = await fetch(`${url}/graphql`, { method: 'POST', headers: { ...headers, ...extra }, body });
    const answer = (await response.json()) as Omit<GraphqlResponse, 'status'>;
    if (isToRepeat(answer)) return post(body, extra);
    codesOf(answer);
    return { status: response.status, ...answer };
  };
  const rest = async (method: string, path: string, body?: object | FormData): Promise<RestResponse> => {
    const isForm = body instanceof FormData;
    const response = await fetch(url + path, {
      method,
      // Documented clients send the header with every call. It is empty when signed out.
      headers: { authorization: token ?? '', ...(body && !isForm ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const isJson = response.headers.get('content-type')?.includes('json');
    const answer = { status: response.status, headers: response.headers, body: isJson ? await response.json() : await response.text() };
    assertDocumented(method, path, answer);
    return answer;
  };
  const uploadAll: TestClient['uploadAll'] = (query, variables, files, fileName = 'photo.png') => {
    const form = new FormData();
    form.set('operations', JSON.stringify({ query, variables }));
    form.set('map', JSON.stringify(Object.fromEntries(files.map(([at], index) => [index, [at]]))));
    for (const [index, [, file]] of files.entries()) form.set(String(index), file, fileName);
    return post(form, { 'apollo-require-preflight': 'true' });
  };
  return {
    ...person,
    rest,
    token,
    ask: (query, variables = {}) => post(JSON.stringify({ query, variables }), { 'content-type': 'application/json' }),
    upload: (query, variables, at, file, fileName) => uploadAll(query, variables, [[at, file]], fileName),
    uploadAll,
  };
}

/** Returns the same person with another token. */
export async function withToken(person: TestClient, token: string): Promise<TestClient> {
  const { url } = await testApplication();
  return testClient(url, { id: person.id, email: person.email, name: person.name }, token);
}

/** Returns the same person on another server of the database. */
export const atServer = (url: string, { id, email, name, token }: TestClient): TestClient => testClient(url, { id, email, name }, token);

/** Returns a client without a session. */
export async function guest(): Promise<TestClient> {
  const { url } = await testApplication();
  return testClient(url, { id: '', email: '', name: '' }, undefined);
}

let sharedHash: Promise<string> | undefined;

/** Creates a user with a session. The password is "password". */
export async function student(role: Role = Role.STUDENT, application = testApplication()): Promise<TestClient> {
  const { container, url } = await application;
  const ctx = container.context(null, 'test');
  const key = next();
  const person = { name: `Student ${key}`, email: `s${key}@${ctx.infra.settings.studentEmailDomains[0]}` };
  // All users share one hash, because computing one takes as long as several requests.
  const passwordHash = await (sharedHash ??= ctx.infra.passwords.hash('password'));
  const { id } = await createUser(ctx, { ...person, phone: '+919840012345', collegeId: `ID-${key}`, passwordHash, role });
  const session = await startSession(ctx, id, passwordHash);
  return testClient(url, { id, ...person }, session!.token);
}

export const admin = () => student(Role.ADMIN);

/** Creates a new category. Returns its id. */
export async function category(): Promise<string> {
  const { container } = await testApplication();
  const row = await container.database.db.one<{ id: string }>(
    sql`insert into categories (name) values (${unique('Shelf')}) returning id::text as id`,
  );
  return row!.id;
}

const CREATE = `mutation ($input: CreateProductInput!) { createProduct(input: $input) { product { id: databaseId name price quantity } message } }`;

/** Creates a listing of a seller, with defaults for the other fields. Returns its id. */
export async function listing(seller: TestClient, overrides: Record<string, unknown> = {}): Promise<string> {
  const input = {
    name: unique('Thing'),
    description: 'Works well.',
    price: 100,
    quantity: 3,
    shipping: false,
    categoryId: await category(),
    ...overrides,
  };
  const answer = await seller.ask(CREATE, { input });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.createProduct.product.id as string;
}

/** Orders a product and returns the order's id. */
export async function order(buyer: TestClient, productId: string, quantity = 1): Promise<string> {
  const answer = await buyer.ask(`mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id: databaseId } } }`, {
    input: { productId, quantity },
  });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
  return answer.data.placeOrder.order.id as string;
}

/** Hands an order over: the seller enters the code that the buyer sees. */
export async function handOver(seller: TestClient, buyer: TestClient, orderId: string): Promise<void> {
  const { data } = await buyer.ask('query ($id: ID!) { order(id: $id) { handoverCode } }', { id: orderId });
  const answer = await seller.ask('mutation ($input: ConfirmHandoverInput!) { confirmHandover(input: $input) { pointsAwarded } }', {
    input: { orderId, code: data.order.handoverCode },
  });
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
}
