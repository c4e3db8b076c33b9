import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupName } from '../../../infra/backup/file.ts';
import { allCampuses, type Campus } from '../../../infra/campuses/platform.queries.ts';
import { certificatesOf } from '../../../infra/campuses/removal.queries.ts';
import { readCampusSettings } from '../../../platform/settings/campus-settings.ts';
import { changeDatabase, type Settings } from '../../../platform/settings/settings.ts';
import { CampusError, changeCampus, createCampus, platformOf, suspendCampus, type CampusAdmin, type CampusPlan } from '../campus-admin.ts';
import { moveCampus } from '../campus-move.ts';
import { deleteCampus, exportCampus, importCampus } from '../campus-transfer.ts';
import { openApplication } from '../../application.ts';
import { textOf, type Arguments, type Command } from './command.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

const listOf = (args: Arguments, name: string): string[] | undefined =>
  textOf(args, name)
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Content of a --settings file. */
type SettingsFile = Partial<Pick<CampusPlan, 'name' | 'hosts' | 'emailDomains' | 'categories' | 'spots'>> & { settings?: Record<string, string> };

const KEYS = new Set(['name', 'hosts', 'emailDomains', 'categories', 'spots', 'settings']);

async function fileOf(args: Arguments): Promise<SettingsFile> {
  const path = textOf(args, 'settings');
  if (path === undefined) return {};
  const file = JSON.parse(await readFile(path, 'utf8')) as SettingsFile;
  const unknown = Object.keys(file).find((key) => !KEYS.has(key));
  if (unknown !== undefined) throw new Error(`${path} holds "${unknown}": it may hold ${[...KEYS].join(', ')}.`);
  return file;
}

async function create(admin: CampusAdmin, slug: string, args: Arguments): Promise<string | undefined> {
  const file = await fileOf(args);
  const name = textOf(args, 'name') ?? file.name;
  if (name === undefined) return undefined;
  const plan: CampusPlan = {
    ...{ slug, name, settings: file.settings ?? {}, isListed: args.values.unlisted !== true },
    hosts: (listOf(args, 'hosts') ?? file.hosts ?? []).map((host) => host.toLowerCase()),
    emailDomains: (listOf(args, 'domains') ?? file.emailDomains ?? []).map((domain) => domain.toLowerCase()),
    categories: listOf(args, 'categories') ?? file.categories ?? [],
    spots: listOf(args, 'spots') ?? file.spots ?? [],
  };
  await createCampus(admin, plan, { firstSlug: textOf(args, 'first') });
  return `The campus ${slug} is at ${plan.hosts.join(', ')}. Servers that ran with one market alone serve it after their next start.`;
}

/** Reads assignments: `NAME=value` sets a setting, `NAME=` removes it. */
function assignments(rest: readonly string[]): Record<string, string | null> {
  const pairs = rest.map((each): [string, string | null] => [each.slice(0, each.indexOf('=')), each.slice(each.indexOf('=') + 1) || null]);
  return Object.fromEntries(pairs);
}

async function set(admin: CampusAdmin, slug: string, args: Arguments): Promise<string | undefined> {
  const rest = args.rest.slice(2);
  if (rest.some((each) => !each.includes('='))) return undefined;
  const { name, hosts, emailDomains, settings } = await fileOf(args);
  const lists = { hosts: listOf(args, 'hosts') ?? hosts, emailDomains: listOf(args, 'domains') ?? emailDomains, name: textOf(args, 'name') ?? name };
  const listed = args.values.unlisted === true ? { isListed: false } : args.values.listed === true ? { isListed: true } : {};
  const given = Object.fromEntries(Object.entries(lists).filter(([, value]) => value !== undefined));
  await changeCampus(admin, slug, { ...given, ...listed, settings: { ...settings, ...assignments(rest) } });
  return `The campus ${slug} was changed. Servers take it over within seconds.`;
}

const lineOf = ({ slug, name, hosts, status, reason, isListed }: Campus): string =>
  [slug, name, hosts.join(' '), isListed ? status : `${status}, unlisted`, reason ?? ''].filter(Boolean).join(' · ');

async function list(admin: CampusAdmin): Promise<string> {
  const platform = await platformOf(admin);
  const campuses = await allCampuses(platform.pool);
  platform.close();
  return campuses.map(lineOf).join('\n');
}

async function suspend(admin: CampusAdmin, slug: string, isSuspended: boolean): Promise<string> {
  await suspendCampus(admin, slug, isSuspended);
  return isSuspended ? `The campus ${slug} is closed within seconds; its data stays.` : `The campus ${slug} is open within seconds.`;
}

/** Exports a campus to a new file in a folder, with the campus and the time in its name. */
async function exportTo(admin: CampusAdmin, slug: string, args: Arguments): Promise<string> {
  const folder = resolve(textOf(args, 'folder') ?? 'backups');
  await mkdir(folder, { recursive: true });
  const path = join(folder, `${slug}-${backupName()}`);
  const { found, missing } = await exportCampus(admin, slug, path);
  return `${path}: ${found} photos${missing > 0 ? `, and ${missing} that the photo store does not have` : ''}.`;
}

async function importFrom(admin: CampusAdmin, path: string, args: Arguments): Promise<string | undefined> {
  const slug = textOf(args, 'slug');
  if (slug === undefined) return undefined;
  const plan = { slug, hosts: listOf(args, 'hosts') ?? [], isListed: args.values.unlisted !== true };
  const given = { name: textOf(args, 'name'), emailDomains: listOf(args, 'domains') };
  const { rows, photos } = await importCampus(admin, { ...plan, ...given }, path, textOf(args, 'first'));
  return `The campus ${slug} has ${rows} rows and ${photos} photo files of ${path}.`;
}

/** Opens the other database for the move. */
async function moveTo(from: CampusAdmin, slug: string, args: Arguments): Promise<string | undefined> {
  const url = textOf(args, 'to');
  if (url === undefined) return undefined;
  const primary = await openApplication(changeDatabase(from.primary.infra.settings, { url }));
  try {
    const moved = await moveCampus(from, { ...from, primary }, slug, { firstSlug: textOf(args, 'first') });
    const { rows, photos, seconds } = moved;
    return `The campus ${slug} has ${rows} rows and ${photos} photo files there, and could not be written for ${seconds.toFixed(0)} s. Lead its hosts there now: here it can only be read. Then delete it here.`;
  } finally {
    await primary.close();
  }
}

async function remove(admin: CampusAdmin, slug: string): Promise<string> {
  const at = await deleteCampus(admin, slug);
  return `The campus ${slug} is closed, and removed for good after ${at.toISOString()}. Until then \`resume ${slug}\` takes that back.`;
}

async function certificate(admin: CampusAdmin, slug: string): Promise<string> {
  const platform = await platformOf(admin);
  const certificates = await certificatesOf(platform.pool, slug);
  platform.close();
  if (certificates.length === 0) throw new CampusError(`No campus ${slug} was removed.`);
  return JSON.stringify(certificates, undefined, 2);
}

type Act = (admin: CampusAdmin, slug: string, args: Arguments) => Promise<string | undefined>;

const acts: Record<string, Act> = {
  create,
  set,
  suspend: (admin, slug) => suspend(admin, slug, true),
  resume: (admin, slug) => suspend(admin, slug, false),
  export: exportTo,
  import: importFrom,
  move: moveTo,
  delete: remove,
  certificate,
};

async function run(args: Arguments, settings: Settings): Promise<string | undefined> {
  const [name = '', slug] = args.rest;
  const act = name === 'list' ? list : slug === undefined ? undefined : acts[name];
  if (!act) return undefined;
  // Not next to a server on the embedded database, whose only session is in the schema of a campus.
  const primary = await openApplication(settings);
  try {
    return await act({ primary, settingsOf: readCampusSettings }, slug ?? '', args);
  } finally {
    await primary.close();
  }
}

/** Creates and changes campuses. */
export const campus: Command = {
  usage: [
    'npm run campus -- create <slug> --name "…" --hosts market.college.example --domains student.college.example [--settings file.json] [--categories "…"] [--spots "…"] [--unlisted] [--first <slug>]',
    'npm run campus -- set <slug> [NAME=value …] [--settings file.json] [--name "…"] [--hosts …] [--domains …] [--listed | --unlisted]',
    'npm run campus -- list',
    'npm run campus -- suspend <slug>',
    'npm run campus -- resume <slug>',
    'npm run campus -- export <slug> [--folder backups]',
    'npm run campus -- import <file> --slug <slug> --hosts market.college.example [--name "…"] [--domains …] [--unlisted]',
    'npm run campus -- move <slug> --to postgres://… [--first <slug>]',
    'npm run campus -- delete <slug>',
    'npm run campus -- certificate <slug>',
  ].join('\n  '),
  options: {
    name: text,
    hosts: text,
    domains: text,
    settings: text,
    categories: text,
    spots: text,
    first: text,
    slug: text,
    folder: text,
    to: text,
    listed: flag,
    unlisted: flag,
  },
  run,
};
