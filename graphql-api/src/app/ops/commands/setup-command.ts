import { addCategories } from '../../../domains/market/categories/category.service.ts';
import { hasCategories } from '../../../domains/market/categories/category.queries.ts';
import { hasSpots } from '../../../domains/market/spots/campus-spot.queries.ts';
import { addCampusSpots } from '../../../domains/market/spots/campus-spot.service.ts';
import { photoStoreError } from '../../../infra/photos/photo-store.ts';
import { PHOTO_WIDTHS } from '../../../domains/media/photos/photo-codec.ts';
import { warningsOf, type Settings } from '../../../platform/settings/settings.ts';
import { createAdmin } from '../../../domains/people/accounts/admin.service.ts';
import { hasAdmin } from '../../../domains/people/users/user.queries.ts';
import type { ApplicationContainer } from '../../application.ts';
import { textOf, withApplication, type Arguments, type Command } from './command.ts';
import { askAt, type Ask } from './questions.ts';

const text = { type: 'string' } as const;

/** Sources of the answers: options, and the user if there is a terminal. */
interface Answers {
  args: Arguments;
  ask: Ask | undefined;
}

/** Returns an option, or the user's answer at a terminal. Throws if there is neither. */
async function answer({ args, ask }: Answers, option: string, question: string, isHidden = false): Promise<string> {
  const given = textOf(args, option);
  if (given) return given;
  if (!ask) throw new Error(`Add --${option}: ${question}`);
  return ask(question, isHidden);
}

/** Returns an optional answer; undefined if it is left out. */
async function optionalAnswer({ args, ask }: Answers, option: string, question: string): Promise<string | undefined> {
  const given = textOf(args, option) ?? (await ask?.(`${question} (Enter for none)`, false));
  return given?.trim() || undefined;
}

/** Returns the names in a list separated by commas. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

async function addFirstAdmin(container: ApplicationContainer, answers: Answers): Promise<string> {
  if (await hasAdmin(container.database.db)) return '✓ There is an administrator.';
  const email = await answer(answers, 'email', 'Email address of the first administrator');
  const name = await answer(answers, 'name', 'Name');
  const password = await answer(answers, 'password', 'Password, which is not shown', true);
  await createAdmin(container.context(null, 'command line'), { email, name, password });
  return `✓ ${email} is an administrator.`;
}

async function addFirstCategories(container: ApplicationContainer, answers: Answers): Promise<string> {
  if (await hasCategories(container.database.db)) return '✓ There are categories.';
  const names = await answer(answers, 'categories', 'First categories, separated by commas');
  const added = await addCategories(container.context(null, 'command line'), namesIn(names));
  return `✓ Categories: ${added.join(', ')}.`;
}

async function addFirstSpots(container: ApplicationContainer, answers: Answers): Promise<string | undefined> {
  if (await hasSpots(container.database.db)) return '✓ There are campus spots.';
  const spots = await optionalAnswer(answers, 'spots', 'Places to meet on campus, separated by commas');
  if (!spots) return undefined;
  const added = await addCampusSpots(container.context(null, 'command line'), namesIn(spots));
  return `✓ Campus spots: ${added.join(', ')}.`;
}

async function sendTestMail({ infra }: ApplicationContainer, to: string): Promise<string> {
  const { brandName, smtpUrl, publicUrl } = infra.settings;
  const words = `This is a test of ${brandName} at ${publicUrl}. Mails arrive.`;
  try {
    await infra.mailer.send({ to, subject: `Test of ${brandName}`, text: words, html: `<p>${words}</p>` });
    return smtpUrl ? `✓ A test mail was handed over for ${to}.` : '! The test mail is a file in the outbox: SMTP_URL is not set.';
  } catch (error) {
    return `! The test mail was not accepted: ${(error as Error).message}`;
  }
}

async function checkPhotos({ database, infra }: ApplicationContainer, { photoStore }: Settings): Promise<string> {
  const error = await photoStoreError(photoStore, { db: database.db, widths: PHOTO_WIDTHS, addresses: infra.photoAddresses });
  return error ? `! Photos cannot be stored: ${error}` : `✓ Photos can be stored (${photoStore.kind}).`;
}

/**
 * Creates what a new installation needs: an administrator, categories, meeting places, and working email. Running it again changes nothing that
 * exists.
 */
export async function setUp(container: ApplicationContainer, answers: Answers, settings: Settings): Promise<string[]> {
  await container.database.migrate();
  const results = [await addFirstAdmin(container, answers), await addFirstCategories(container, answers)];
  const spots = await addFirstSpots(container, answers);
  if (spots) results.push(spots);
  results.push(await checkPhotos(container, settings));
  const to = await optionalAnswer(answers, 'test-mail', 'Address for a test mail');
  if (to) results.push(await sendTestMail(container, to));
  return [...results, ...warningsOf({ ...settings, production: true }).map((warning) => `! ${warning}`)];
}

/** Sets up a new installation and reports what is missing. */
export const setup: Command = {
  usage:
    'npm run setup -- [--email you@college.example] [--name "…"] [--password "…"] [--categories "Books, Electronics"] [--spots "Library gate, Canteen"] [--test-mail you@…]',
  options: { email: text, name: text, password: text, categories: text, spots: text, 'test-mail': text },
  run: async (args, settings) => {
    if (args.rest.length > 0) return undefined;
    const ask = process.stdin.isTTY ? askAt(process.stdin, process.stdout) : undefined;
    return (await withApplication(settings, { attach: true }, (container) => setUp(container, { args, ask }, settings))).join('\n');
  },
};
