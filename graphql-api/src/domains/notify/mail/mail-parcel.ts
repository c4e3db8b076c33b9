import type { Ctx } from '../../../platform/context.ts';
import type { Mail } from '../../../platform/ports.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { holdBack, takePaces, type Pair } from './mail-pace.queries.ts';
import type { claimDueMails } from './mail.queries.ts';
import { writeMail } from './mail.templates.ts';

export type DueMail = Awaited<ReturnType<typeof claimDueMails>>[number];

/** Emails that are sent as one: those to one user about the actions of another. All others are sent alone. */
export interface Parcel {
  mails: [DueMail, ...DueMail[]];
  /** The pair that limits how often it is sent; undefined if there is none. */
  pair: Pair | undefined;
}

/** Maximum number of lines in an email. */
const MOST_LINES = 20;

const pairOf = ({ to, user, actor }: DueMail): Pair | undefined => (to !== null && user !== null && actor !== null ? { user, actor } : undefined);

const keyOf = ({ user, actor }: Pair): string => `${user} ${actor}`;

/**
 * Groups due emails into parcels. Leaves out emails to users who were recently emailed about the same actor: these wait and are sent with the next
 * parcel.
 */
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

/** Returns the lines of some emails: their distinct subjects, in order. */
function linesOf(settings: Settings, mails: readonly DueMail[]): string[] {
  const subjects = mails.map(({ to, template, data }) => writeMail(settings, to!, template, data).subject);
  const times = Map.groupBy(subjects, (subject) => subject);
  return [...times].map(([subject, { length }]) => (length > 1 ? `${subject} (${length} times)` : subject));
}

/** Returns the email for a parcel: its only email, or a list of its emails. */
export function mailOf(settings: Settings, { mails }: Parcel): Mail {
  const [{ to, template, data, key }, ...more] = mails;
  if (more.length === 0) return { ...writeMail(settings, to!, template, data), key };
  const lines = linesOf(settings, mails);
  const listed = { lines: lines.slice(-MOST_LINES), count: mails.length, more: Math.max(0, lines.length - MOST_LINES) };
  return { ...writeMail(settings, mails.at(-1)!.to!, 'severalNotifications', listed), key };
}
