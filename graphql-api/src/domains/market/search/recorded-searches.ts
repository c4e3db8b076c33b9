import { LRUCache } from 'lru-cache';
import type { Ctx, Infrastructure } from '../../../platform/context.ts';
import { addRecent, addToLog, deleteOldSearches, type SearchEntry } from './log/search-log.queries.ts';
import type { SearchPlan } from './search-plan.ts';
import { findsAllWords } from './product-search.queries.ts';

/** Interval in milliseconds at which searches are written in a batch, so that a search itself writes nothing. */
const WRITE_MS = 10_000;
/** Time in milliseconds within which repeated searches of a client for the same text count once. */
const ONCE_MS = 3_600_000;
const CLIENTS = 20_000;
/** Maximum number of texts that wait to be written. */
const MOST_WAITING = 500;

/** Searches that are not written yet. */
interface Waiting {
  texts: Map<string, { plan: SearchPlan; searches: number }>;
  own: Map<string, { user: string; text: string }>;
  counted: LRUCache<string, true>;
  writtenAt: number;
  /** Resolves when the batch that is being written is done. */
  writing: Promise<void>;
}

const waitingOf = new WeakMap<Infrastructure, Waiting>();

function waiting({ infra }: Ctx): Waiting {
  const made = waitingOf.get(infra) ?? {
    texts: new Map(),
    own: new Map(),
    counted: new LRUCache<string, true>({ max: CLIENTS, ttl: ONCE_MS }),
    writtenAt: Date.now(),
    writing: Promise.resolve(),
  };
  waitingOf.set(infra, made);
  return made;
}

/** Records a search: its text in the log, without the person, and for signed-in viewers the typed text among their recent searches. */
export function recordSearch(ctx: Ctx, typed: string, plan: SearchPlan): void {
  const kept = waiting(ctx);
  const client = `${ctx.viewer?.id ?? ctx.ip} ${plan.typed}`;
  if (!kept.counted.has(client) && kept.texts.size < MOST_WAITING) {
    kept.counted.set(client, true);
    kept.texts.set(plan.typed, { plan, searches: (kept.texts.get(plan.typed)?.searches ?? 0) + 1 });
    if (ctx.viewer) kept.own.set(client, { user: ctx.viewer.id, text: typed });
  }
  // A search must not fail because it could not be recorded.
  if (Date.now() - kept.writtenAt > WRITE_MS) writeSearches(ctx).catch(() => undefined);
}

/** Returns the log entry of a text; undefined if the text contains contact data, which nobody should read. */
async function entryOf(ctx: Ctx, text: string, { plan, searches }: { plan: SearchPlan; searches: number }): Promise<SearchEntry | undefined> {
  const concerns = ctx.ports.contentPolicy.concernsOfSearch(ctx, text);
  if (concerns.includes('contact data')) return undefined;
  return { text, searches, found: await findsAllWords(ctx, plan), suggestible: concerns.length === 0 };
}

/** Writes the waiting searches, after those that are already being written. */
export function writeSearches(ctx: Ctx): Promise<void> {
  const kept = waiting(ctx);
  kept.writtenAt = Date.now();
  const before = kept.writing.catch(() => undefined);
  kept.writing = before.then(() => write(ctx, kept));
  return kept.writing;
}

async function write(ctx: Ctx, kept: Waiting): Promise<void> {
  const [texts, own] = [[...kept.texts], [...kept.own.values()]];
  kept.texts.clear();
  kept.own.clear();
  const entries: SearchEntry[] = [];
  for (const [text, waited] of texts) {
    const entry = await entryOf(ctx, text, waited);
    if (entry) entries.push(entry);
  }
  if (entries.length > 0) await addToLog(ctx, entries);
  if (own.length > 0) await addRecent(ctx, own);
}

/** Deletes logged searches that nobody has repeated for this many days, and users' recent searches older than that. */
export async function removeOldSearches(ctx: Ctx, days: number): Promise<void> {
  await deleteOldSearches(ctx, days);
}
