import { authorize } from '../../../access/policy.ts';
import { messages } from '../../../messages.ts';
import type { CampusKeeper, Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, ErrorCode, invalid } from '../../../platform/errors.ts';
import { checkInput, Validator } from '../../../platform/input/validation.ts';
import { changedCampus, sourceOf, type CampusChanges, type CampusFacts } from '../../../platform/settings/campus-settings.ts';
import { CAMPUS_SETTING_NAMES, CampusSettingName, type CampusSettingSource } from '../../../platform/settings/college/campus-setting-name.ts';
import { brandColors, type BrandColors } from '../../../platform/settings/college/brand-colors.ts';
import { campusSettingTable } from '../../../platform/settings/college/campus-setting-table.ts';
import { SettingError } from '../../../platform/settings/setting-readers.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { AuditAction } from '../../log/audit/audit-entry.entity.ts';
import { recordAudit } from '../../log/audit/audit.service.ts';
import { settingRule, UpdateCampusSettingsInput, type CampusSettingInput } from './campus-settings.inputs.ts';

/** A setting of the college. */
export interface CampusSettingFacts {
  name: CampusSettingName;
  title: string;
  about: string;
  value: string | null;
  otherwise: string | null;
  source: CampusSettingSource;
  isChangeable: boolean;
}

/** CSS colours of one mode of the pages. */
export interface CampusColorsFacts {
  solid: string;
  onSolid: string;
  text: string;
  subtle: string;
  border: string;
}

/** The colours of the pages. */
export interface CampusLookFacts {
  light: CampusColorsFacts;
  dark: CampusColorsFacts;
}

/** The settings of the college. */
export interface CampusSettingsFacts {
  campus: string | null;
  file: string | null;
  look: CampusLookFacts | null;
  settings: CampusSettingFacts[];
}

/** File with the variables of a server. */
const FILE = '.env';

const isOperators = (name: CampusSettingName): boolean => campusSettingTable[name].isOperators === true;

const colorsOf = ({ solid, contrast: onSolid, fg: text, subtle, border }: BrandColors): CampusColorsFacts => ({
  solid,
  onSolid,
  text,
  subtle,
  border,
});

function lookOf({ college: { color } }: Settings): CampusLookFacts | null {
  if (!color) return null;
  const { light, dark } = brandColors(color);
  return { light: colorsOf(light), dark: colorsOf(dark) };
}

/** Returns all settings of a server as rows. `own` are the settings that the campus sets itself; `otherwise` are the settings without them. */
const rowsOf = (settings: Settings, otherwise: Settings, own?: CampusFacts['settings']): CampusSettingFacts[] =>
  CAMPUS_SETTING_NAMES.map((name) => {
    const { title, about, text } = campusSettingTable[name];
    const isChangeable = own !== undefined && !isOperators(name);
    return { name, title, about, value: text(settings), otherwise: text(otherwise), source: sourceOf(name, settings, own), isChangeable };
  });

/** Returns the campus without the settings that it may change itself. */
const withoutOwn = (campus: CampusFacts): CampusFacts =>
  changedCampus(campus, Object.fromEntries(CAMPUS_SETTING_NAMES.filter((name) => !isOperators(name)).map((name) => [name, null])));

function factsOf(campus: CampusFacts, { settingsOf }: CampusKeeper): CampusSettingsFacts {
  const settings = settingsOf(campus);
  return { campus: campus.slug, file: null, look: lookOf(settings), settings: rowsOf(settings, settingsOf(withoutOwn(campus)), campus.settings) };
}

/** Returns the currently stored settings of the college, without secrets. Administrators only. */
export async function campusSettings(ctx: Ctx): Promise<CampusSettingsFacts> {
  authorize(ctx, 'settings:manage');
  const { campusKeeper, settings } = ctx.infra;
  if (!campusKeeper) return { campus: null, file: FILE, look: lookOf(settings), settings: rowsOf(settings, settings) };
  return factsOf(await campusKeeper.stored(), campusKeeper);
}

/** Returns the new values by setting. Throws INVALID_INPUT that names each setting which cannot be changed this way. */
function changesOf(given: readonly CampusSettingInput[]): CampusChanges {
  const changes: Partial<Record<CampusSettingName, string | null>> = {};
  const validator = new Validator();
  for (const { name, value } of given) {
    const text = validator.text(name, value ?? '', settingRule) || null;
    validator.check(!(name in changes), name, messages.settingTwice);
    validator.check(!isOperators(name), name, messages.settingOfInstallation);
    validator.check(text !== null || name !== CampusSettingName.STUDENT_EMAIL_DOMAINS, name, messages.settingDomains);
    changes[name] = text;
  }
  validator.assertValid();
  return changes;
}

/** Returns why settings are invalid, as a message about one of them by its title; undefined if they are valid. */
function errorAbout(name: CampusSettingName, read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    const { message } = error;
    return message.startsWith(name) ? campusSettingTable[name].title + message.slice(name.length) : message;
  }
}

/**
 * Returns a campus with its changes after checking each with the reader of its variable, alone and together with the others. Throws INVALID_INPUT.
 */
function checkedCampus(campus: CampusFacts, changes: CampusChanges, { settingsOf }: CampusKeeper): CampusFacts {
  const changed = changedCampus(campus, changes);
  const validator = new Validator();
  const names = CAMPUS_SETTING_NAMES.filter((name) => name in changes);
  for (const name of names) {
    const error = errorAbout(name, () => settingsOf(changedCampus(campus, { [name]: changes[name] })));
    validator.check(error === undefined, name, error ?? '');
  }
  validator.assertValid();
  const [first] = names;
  const error = first && errorAbout(first, () => settingsOf(changed));
  if (error) throw invalid(first, error);
  return { ...changed, emailDomains: settingsOf(changed).studentEmailDomains };
}

/** Returns the changes for the audit log; undefined if nothing changed. Derived settings, such as the sender of mails, are left out. */
function auditOf(changes: CampusChanges, before: CampusSettingsFacts, after: CampusSettingsFacts): { subject: string; details: string } | undefined {
  const changed = after.settings.flatMap(({ name, title, value, source }, index) => {
    const old = before.settings[index]!;
    if (!(name in changes) || (old.value === value && old.source === source)) return [];
    return { title, line: `${title}: ${old.value ?? 'none'} → ${value ?? 'none'}` };
  });
  if (changed.length === 0) return undefined;
  return { subject: changed.map(({ title }) => title).join(', '), details: changed.map(({ line }) => line).join('\n') };
}

/**
 * Changes settings of the college, either all or none, or only checks the changes. Values that change nothing leave no trace. Administrators only.
 * Throws INVALID_INPUT that names each invalid setting, CONFLICT if the settings are variables of the server.
 */
export async function updateCampusSettings(ctx: Ctx, input: UpdateCampusSettingsInput): Promise<CampusSettingsFacts> {
  authorize(ctx, 'settings:manage');
  const { dryRun, changes: given } = checkInput(UpdateCampusSettingsInput, input);
  const changes = changesOf(given);
  const { campusKeeper } = ctx.infra;
  if (!campusKeeper) throw new DomainError(ErrorCode.CONFLICT, messages.settingsOfServer(FILE));
  if (dryRun) return factsOf(checkedCampus(await campusKeeper.stored(), changes, campusKeeper), campusKeeper);
  return inTransaction(ctx, async (tx) => {
    const campus = await campusKeeper.locked(tx.db);
    const changed = checkedCampus(campus, changes, campusKeeper);
    const facts = factsOf(changed, campusKeeper);
    const entry = auditOf(changes, factsOf(campus, campusKeeper), facts);
    if (!entry) return facts;
    await campusKeeper.store(tx.db, changed);
    await recordAudit(tx, { action: AuditAction.SETTINGS_CHANGED, ...entry });
    return facts;
  });
}
