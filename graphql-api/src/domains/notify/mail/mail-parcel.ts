import type { Ctx } from '../../../platform/context.ts';
import type { Mail } from '../../../platform/ports.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { holdBack, takePaces, type Pair } from './mail-pace.queries.ts';
import type { claimDueMails } from './mail.queries.ts';
import { writeMail } from './mail.templates.ts';

export type DueMail = Awaited<ReturnType<typeof claimDueMails>>[number];

/** Mails that are sent as one: those to a person about what another did. All others are sent alone. */
export interface Parcel {
  mails: [DueMail, ...DueMail[]];
  /** Whose pace it is sent at; undefined where there is none. */
  pair: Pair | undefined;
}

/** Lines of a mail at most. */
const MOST_LINES = 20;

const pairOf = ({ to, user, actor }: DueMail): Pair | undefined => (to !== null && user !== null && actor !== null ? { user, actor } : undefined);

const keyOf = ({ user, actor }: Pair): string => `${user} ${actor}`;

/** Due mails as parcels, without those to people who were mailed about the same person's acts in the last minutes: these wait and come with the next. */
export async function parcelsOf(ctx: Ctx, due: readonly DueMail[]): Promise<Parcel[]> {
  const { rateLimits, limits } = ctx.infra.settings;
  const minutes = rateLimits ? limits.actorMailMinutes : 0;
  const isPaced = (mail: DueMail): boolean => minutes > 0 && pairOf(mail) !== undefined;
  const alone = due.filter((mail) => !isPaced(mail)).map((mail): Parcel => ({ mails: [mail], pair: undefined }));
  const groups = Map.groupBy(due.filter(isPaced), (mail) => keyOf(pairOf(mail)!));
  if (groups.size === 0) return alone;
  const pairs = [...groups.values()].map(([mail]) => pairOf(mail!)!);
  const now = new Set((await takePaces(ctx, pairs, minutes)).map(keyOf));
  const later = [...groups].flatMap(([key, mails]) => (now.has(key) ? [] : mails));
  if (later.length > 0)
    await holdBack(
      ctx,
      later.map(({ id }) => id),
      minutes,
    );
  return [...alone, ...pairs.filter((pair) => now.has(keyOf(pair))).map((pair) => ({ mails: groups.get(keyOf(pair)) as Parcel['mails'], pair }))];
}

/** The lines of some mails: their subjects in order, each once. */
function linesOf(settings: Settings, mails: readonly DueMail[]): string[] {
  const subjects = mails.map(({ to, template, data }) => writeMail(settings, to!, template, data).subject);
  const times = Map.groupBy(subjects, (subject) => subject);
  return [...times].map(([subject, { length }]) => (length > 1 ? `${subject} (${length} times)` : subject));
}

/** The mail that a parcel is sent as: its only one, or a list of them. */
export function mailOf(settings: Settings, { mails }: Parcel): Mail {
  const [{ to, template, data, key }, ...more] = mails;
  if (more.length === 0) return { ...writeMail(settings, to!, template, data), key };
  const lines = linesOf(settings, mails);
  const listed = { lines: lines.slice(-MOST_LINES), count: mails.length, more: Math.max(0, lines.length - MOST_LINES) };
  return { ...writeMail(settings, mails.at(-1)!.to!, 'severalNotifications', listed), key };
}
