import * as z from 'zod/mini';
import type { CampusSettingName, CampusSettingsPageQuery } from '../../gql/graphql.ts';

/** Settings that a campus can change itself, in the groups of the page. */
export const groups = [
  ['Name and colour', ['BRAND_NAME', 'BRAND_COLOR']],
  ['Contact', ['CONTACT_EMAIL', 'CONTACT_PHONE', 'CONTACT_ADDRESS', 'MAP_POSITION', 'HELPLINE']],
  ['People', ['STUDENT_EMAIL_DOMAINS', 'COFOUNDERS']],
  ['Times', ['TIME_ZONE', 'TERM_ENDS', 'MEETING_TIMES']],
  ['Prices', ['CURRENCY', 'LOCALE', 'PRICE_RANGES']],
  ['Rules', ['POINTS', 'PAIR_DELIVERIES', 'LISTING_DAYS', 'OFFER_HOURS', 'RESERVATION_HOURS']],
] as const satisfies readonly (readonly [title: string, names: readonly CampusSettingName[]])[];

export type SettingField = (typeof groups)[number][1][number];
/** Typed values by setting. An empty text means the value of the installation. */
export type SettingValues = Record<SettingField, string>;
export type Setting = CampusSettingsPageQuery['campusSettings']['settings'][number];

export const fields: readonly SettingField[] = groups.flatMap(([, names]): readonly SettingField[] => names);

const each = <Value>(value: (field: SettingField) => Value) =>
  Object.fromEntries(fields.map((field) => [field, value(field)])) as Record<SettingField, Value>;

/** The server checks each value by the rule of its variable. */
export const settingsForm = z.object(each(() => z.string()));

/** Returns whether a setting is a list with one entry per line. */
const isInLines = (field: SettingField) => field === 'COFOUNDERS';

/** Returns the value of a setting as it is typed. */
export const typedValue = (field: SettingField, value: string) =>
  isInLines(field)
    ? value
        .split(';')
        .map((part) => part.trim())
        .join('\n')
    : value;

/** Returns the typed value as the setting is stored; null for the value of the installation. */
export const writtenValue = (field: SettingField, typed: string): string | null =>
  (isInLines(field)
    ? typed
        .split('\n')
        .filter((line) => line.trim() !== '')
        .join('; ')
    : typed.trim()) || null;

/** Returns the form values: the values that the campus set itself. */
export const valuesOf = (settings: readonly Setting[]): SettingValues =>
  each((field) => {
    const { source, value } = settings.find(({ name }) => name === field)!;
    return source === 'CAMPUS' ? typedValue(field, value ?? '') : '';
  });

/** Returns the changed values as the server's input. */
export const changesOf = (changed: Partial<SettingValues>): { name: SettingField; value: string | null }[] =>
  fields.flatMap((field) => {
    const typed = changed[field];
    return typed === undefined ? [] : { name: field, value: writtenValue(field, typed) };
  });

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Parses a typed position on the map. Returns undefined if it is invalid. */
export function placeOf(typed: string): { latitude: number; longitude: number } | undefined {
  const parts = typed.split(',').map((part) => part.trim());
  if (parts.length !== 2 || !parts.every((part) => NUMBER.test(part))) return undefined;
  return { latitude: Number(parts[0]), longitude: Number(parts[1]) };
}

/** Consequences of a change that its value does not show. */
export const consequences: Partial<Record<CampusSettingName, string>> = {
  CURRENCY: 'No price is converted.',
  STUDENT_EMAIL_DOMAINS: 'People who have an account keep it.',
  POINTS: 'Points that were given are kept, also while they are off.',
  TIME_ZONE: 'Meetings that were agreed on keep their moment.',
};
