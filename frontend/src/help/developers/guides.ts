import { brand } from '../../lib/texts/college.ts';
import { examples, type Example } from './examples.ts';

/** Guide for developers. */
export interface Guide {
  /** Name of the guide in the URL. */
  slug: string;
  title: string;
  paragraphs: readonly string[];
  /** Files for the reader's own project. */
  snippets?: readonly { label: string; code: string }[];
  examples?: readonly Example[];
}

const relay = `{
  "src": "./src",
  "schema": "./schema.graphql",
  "language": "typescript"
}`;

/** Guides in their reading order. */
export const guides: readonly Guide[] = [
  {
    slug: 'sign-in',
    title: 'Sign-in and scopes',
    paragraphs: [
      'What guests see needs no token. For everything else a program sends an access token as the Authorization header, alone or after "Bearer". You make it on your profile, under Developer, and it is shown once.',
      'A token has scopes such as products:read and orders:write; write includes read. user:email and user:phone are separate: without them contact data is null. Where a scope is missing the code is INSUFFICIENT_SCOPE, and details.required names it; @requiresScope in /schema.graphql says what each field needs.',
      'A token ends after the days that you chose. You are mailed seven days and one day before. TOKEN_EXPIRED and TOKEN_INVALID come with status 401.',
    ],
  },
  {
    slug: 'apps',
    title: `Sign in with ${brand}`,
    paragraphs: [
      'A site of yours signs people in with this market, and acts for them within what they allow, by OpenID Connect and OAuth 2.1. Register an app on your profile, under Developer and then Your apps: you get a client ID, and a client secret that is shown once. Administrators approve apps of students; until then yours works for you alone.',
      'The issuer is the address of this market with /oauth. Every library that does discovery and PKCE works. Ask for openid, profile and email to know who somebody is, and for scopes of the API such as products:read. People may leave scopes out: read scope in the answer.',
      'The access token begins with ccoat_ and lasts an hour; the refresh token gives the next one, and another refresh token each time. Keep the newest only: an old one that is used again ends the sign-in.',
      'sub names a person for your app alone and never changes. What your app may do is listed on the profile of each person, who can end it at any time: then the API answers TOKEN_INVALID, and sockets close with 4403.',
    ],
    examples: examples.signIn,
  },
  {
    slug: 'paging',
    title: 'Paging',
    paragraphs: [
      'Lists are connections: nodes, pageInfo and, where it is asked for, totalCount. first is 1 to 50. Pass pageInfo.endCursor as after for the next page while hasNextPage is true.',
      'A cursor belongs to its list and sort order. What is added or removed meanwhile shifts nothing.',
      'To follow what happens, read events(after:) or make a webhook instead of reading lists again and again.',
    ],
    examples: examples.listings.slice(1),
  },
  {
    slug: 'errors',
    title: 'Errors and repeated calls',
    paragraphs: [
      'Every error has a code in extensions.code, one of the enum ErrorCode. The message is for people and may change. INVALID_INPUT names each field in extensions.fields.',
      'Of several mutations in one operation one may fail and the others succeed: read data and errors both.',
      'Whatever creates something takes an idempotencyKey. Send the same key when an answer was lost: you get the first result, and nothing is made twice. The same key with other input is IDEMPOTENCY_CONFLICT.',
    ],
    examples: examples.order,
  },
  {
    slug: 'webhooks',
    title: 'Webhooks',
    paragraphs: [
      'A webhook sends events to a URL of yours, signed according to Standard Webhooks. Verify the signature over the bytes as they came, and refuse what is older than five minutes.',
      'webhook-id is equal on every try: note it, and an event that comes twice has no effect. Answer with a status of 200 to 299 within ten seconds, and do the work afterwards.',
      'A receiver that is away misses nothing: events are tried for 72 hours, and you go on at the same place for 30 days.',
    ],
    examples: examples.receiver,
  },
  {
    slug: 'budget',
    title: 'Budget',
    paragraphs: [
      'A program has a bucket of points that fills again by the second. An operation costs what extensions.cost says. Every answer has RateLimit and RateLimit-Policy; query { rateLimit { remaining resetAt } } costs nothing.',
      'Above it the answer is RATE_LIMITED with status 429, Retry-After and extensions.retryAfter: wait so many seconds, then send the same again.',
      'Ask for what you need, in one operation: a list with its fields is one statement of the database here, however deep.',
    ],
  },
  {
    slug: 'test-mode',
    title: 'Test mode',
    paragraphs: [
      'A token that begins with cctest_ leads to a market of its own: three people who have the same ids after each reset, six listings, and nothing real. Answers say CampusCart-Mode: test.',
      'Mails reach nobody but your mailbox, webhooks say "test": true, and every night at three all is as it was at first. All developers share it: put nothing real into it.',
      'The mutation test moves the clock, has the next operation fail with a code, confirms a handover and triggers an event of any type.',
    ],
    examples: examples.steer,
  },
  {
    slug: 'relay',
    title: 'Relay',
    paragraphs: [
      'The schema follows Relay: Node with a global id, node and nodes, connections with cursors, and deletedId for @deleteRecord. relay-compiler and the Relay store work with their defaults.',
      'Get the schema from /schema.graphql. It needs no token.',
    ],
    snippets: [{ label: 'relay.config.json', code: relay }],
  },
  {
    slug: 'urql',
    title: 'urql, Apollo Client and others',
    paragraphs: [
      'Clients work with their defaults: urql with GET, persisted queries and graphcache, Apollo Client, and graphql-request. Select id on every object, and their caches show each change.',
      'Subscriptions use graphql-transport-ws at /graphql, with the token in connectionParams.authorization; graphql-ws speaks it.',
    ],
    examples: examples.urql,
  },
];
