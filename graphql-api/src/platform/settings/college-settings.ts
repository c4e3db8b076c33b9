import { CAMPUS_SETTING_NAMES } from './college/campus-setting-name.ts';
import { oneOf, SettingError, type Env } from './setting-readers.ts';

/** A daily time at which people meet. */
export interface MeetingTime {
  /** Time in the time zone of the college, as HH:MM. */
  at: string;
  /** Name of the time; null to show only the time. */
  name: string | null;
}

/** A member of the team or a role in it, as shown on the page about the marketplace. */
export interface Cofounder {
  title: string;
  text: string;
}

/** Settings that differ between colleges, besides the name, domains and time zone. */
export interface CollegeSettings {
  /** ISO 4217 code of the currency of all prices. */
  currency: string;
  /** BCP 47 tag for formatting amounts and times. */
  locale: string;
  /** Lower bounds of the price ranges, ascending; the first is 0. */
  priceSteps: readonly number[];
  /** Last days of the terms of a year, as MM-DD. */
  termEnds: readonly string[];
  /** Usual times for handovers, such as breaks. */
  meetingTimes: readonly MeetingTime[];
  /** Phone number on the contact page; undefined if it shows none. */
  phone: string | undefined;
  /** Address on the contact page, in one line; undefined if it shows none. */
  address: string | undefined;
  /** Helpline that the assistant names to someone who is unwell. */
  helpline: string;
  /** Degrees north and east of the place on the contact page's map; undefined if there is no map. */
  position: { latitude: number; longitude: number } | undefined;
  /** Colour of buttons and links, as #rrggbb; undefined for the default colour of the pages. */
  color: string | undefined;
  /** Whether this college uses points. */
  hasPoints: boolean;
  /** Team members on the page about the marketplace. */
  cofounders: readonly Cofounder[];
  /** Names of the settings with an explicit value. */
  given: readonly string[];
  /** Names of the college settings that are not set. */
  unset: readonly string[];
}

/** Colour of the pages without BRAND_COLOR, and of the drawing in `frontend/public/icon.svg`. */
export const PAGES_COLOR = '#3b2f8f';

/** Returns the colour of icons, emails and the installed app. */
export const brandColorOf = ({ color: set }: CollegeSettings): string => set ?? PAGES_COLOR;

/** Contact data of the specification's college. A production server does not show it. */
const EXAMPLE_PLACE = {
  phone: '+91 44 5550 1234',
  address: 'VIT Chennai, Kelambakkam - Vandalur Road, Chennai 600127',
  position: { latitude: 12.8406, longitude: 80.1534 },
};

/** Free of charge everywhere in India, at all hours. */
const EXAMPLE_HELPLINE = 'Tele-MANAS, 14416';
const ANY_HELPLINE = 'the counselling service of your college';
const LONGEST_HELPLINE = 120;

export const EXAMPLE_DOMAIN = 'vitstudent.ac.in';
export const EXAMPLE_TIME_ZONE = 'Asia/Kolkata';
const EXAMPLE_CURRENCY = 'INR';
const EXAMPLE_LOCALE = 'en-IN';

function currency(env: Env): string {
  const code = (env.CURRENCY || EXAMPLE_CURRENCY).toUpperCase();
  if (Intl.supportedValuesOf('currency').includes(code)) return code;
  throw new SettingError(`CURRENCY must be the code of a currency, such as INR or EUR, not "${code}".`);
}

function locale(env: Env): string {
  const tag = env.LOCALE || EXAMPLE_LOCALE;
  try {
    const [known] = Intl.NumberFormat.supportedLocalesOf(tag);
    if (known) return known;
  } catch {
    // The tag is malformed; the error below reports it.
  }
  throw new SettingError(`LOCALE must be a language tag, such as en-IN or de-DE, not "${tag}".`);
}

/**
 * Returns the default lower bounds of the price ranges without PRICE_RANGES: those of the specification for INR, otherwise round amounts typical of
 * used things.
 */
function usualSteps(code: string): string {
  if (code === EXAMPLE_CURRENCY) return '500,1000,2000,3000,5000';
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions();
  return maximumFractionDigits === 0 ? '1000,2500,5000,10000,25000' : '10,25,50,100,250';
}

function priceSteps(env: Env): number[] {
  const steps = [0, ...(env.PRICE_RANGES || usualSteps(currency(env))).split(',').map(Number)];
  const isAscending = steps.every((step, index) => Number.isInteger(step) && (index === 0 || step > steps[index - 1]!));
  if (isAscending && steps.length <= 20 && steps.at(-1)! < 1_000_000) return steps;
  throw new SettingError('PRICE_RANGES must be 1 to 19 whole numbers below 1000000, ascending and separated by commas, such as 10,25,50.');
}

/** Returns whether a text is a day that exists in every year. */
const isDay = (text: string): boolean => /^\d\d-\d\d$/.test(text) && new Date(`2023-${text}T00:00:00Z`).toJSON()?.slice(5, 10) === text;

function termEnds(env: Env): string[] {
  const days = (env.TERM_ENDS || '05-31,11-30').split(',').map((part) => part.trim());
  const wrong = days.find((day) => !isDay(day));
  if (wrong !== undefined) throw new SettingError(`TERM_ENDS must be days of the year as MM-DD, separated by commas; it holds "${wrong}".`);
  return days;
}

const MOST_MEETING_TIMES = 6;

function meetingTimes(env: Env): MeetingTime[] {
  if (env.MEETING_TIMES === 'none') return [];
  const parts = (env.MEETING_TIMES || '13:00 lunch,17:00').split(',').map((part) => part.trim());
  const times = parts.map((part) => /^((?:[01]\d|2[0-3]):[0-5]\d)(?: ([^\p{Cc}]{1,20}))?$/u.exec(part));
  if (times.length > MOST_MEETING_TIMES || times.includes(null))
    throw new SettingError(
      `MEETING_TIMES must be at most ${MOST_MEETING_TIMES} times with their names, such as "10:30 short break,13:00 lunch,17:00".`,
    );
  return times.map((time) => ({ at: time![1]!, name: time![2] ?? null })).toSorted((one, other) => one.at.localeCompare(other.at));
}

/** Returns whether the values of the specification's college replace missing settings. They do not for one of several campuses. */
const isExample = (env: Env): boolean => env.NODE_ENV !== 'production' && !env.CAMPUS;

const examplePlace = (env: Env): Partial<typeof EXAMPLE_PLACE> => (isExample(env) ? EXAMPLE_PLACE : {});

function position(env: Env): CollegeSettings['position'] {
  if (!env.MAP_POSITION) return env.CONTACT_ADDRESS ? undefined : examplePlace(env).position;
  const [latitude = NaN, longitude = NaN, ...more] = env.MAP_POSITION.split(',').map(Number);
  if (Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180 && more.length === 0) return { latitude, longitude };
  throw new SettingError(`MAP_POSITION must be degrees north and east, such as 12.8406,80.1534, not "${env.MAP_POSITION}".`);
}

function helpline(env: Env): string {
  const text = (env.HELPLINE ?? '').trim() || (isExample(env) ? EXAMPLE_HELPLINE : ANY_HELPLINE);
  if (text.length <= LONGEST_HELPLINE && !/\p{Cc}/u.test(text)) return text;
  throw new SettingError(`HELPLINE must be one line of at most ${LONGEST_HELPLINE} characters, such as "${EXAMPLE_HELPLINE}".`);
}

const EXAMPLE_TEAM =
  'Co-founder, product: Keeps the code, and the noticeboard easy to use.; Co-founder, operations: Keeps the books, and deliveries on time.; ' +
  'Co-founder, community: Keeps everybody talking to each other.';
const MOST_COFOUNDERS = 12;
const LONGEST_TITLE = 60;
const LONGEST_COFOUNDER = 300;

function cofounderOf(part: string): Cofounder | undefined {
  const [title = '', ...rest] = part.split(':').map((each) => each.trim());
  const text = rest.join(': ');
  const isShort = title.length <= LONGEST_TITLE && text.length <= LONGEST_COFOUNDER;
  return title && text && isShort && !/\p{Cc}/u.test(part) ? { title, text } : undefined;
}

function cofounders(env: Env): Cofounder[] {
  if (env.COFOUNDERS === 'none') return [];
  const parts = (env.COFOUNDERS || EXAMPLE_TEAM).split(';').filter((part) => part.trim() !== '');
  const team = parts.map(cofounderOf);
  if (team.length <= MOST_COFOUNDERS && !team.includes(undefined)) return team as Cofounder[];
  throw new SettingError(
    `COFOUNDERS must be at most ${MOST_COFOUNDERS} people, each as "title: text" and separated by semicolons; a title has at most ${LONGEST_TITLE} characters and a text ${LONGEST_COFOUNDER}.`,
  );
}

/** Returns the relative luminance of a colour, from 0 to 1, as defined by WCAG 2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Darkest background behind text in this colour in light mode. */
const DARKEST_GROUND = '#e0d9f0';
const LEAST_CONTRAST = 4.5;

function color(env: Env): string | undefined {
  if (!env.BRAND_COLOR) return undefined;
  // The # is optional, because it starts a comment in a .env file.
  const value = `#${env.BRAND_COLOR.toLowerCase().replace(/^#/, '')}`;
  if (!/^#[0-9a-f]{6}$/.test(value)) throw new SettingError(`BRAND_COLOR must be written as #rrggbb or rrggbb, not "${env.BRAND_COLOR}".`);
  const contrast = (luminance(DARKEST_GROUND) + 0.05) / (luminance(value) + 0.05);
  if (contrast >= LEAST_CONTRAST) return value;
  throw new SettingError(`BRAND_COLOR ${value} is too light to be read: its contrast is ${contrast.toFixed(1)}, and ${LEAST_CONTRAST} is needed.`);
}

/** Reads the settings of the college. Throws an error that names the invalid one. */
export const readCollege = (env: Env): CollegeSettings => ({
  currency: currency(env),
  locale: locale(env),
  priceSteps: priceSteps(env),
  termEnds: termEnds(env),
  meetingTimes: meetingTimes(env),
  phone: env.CONTACT_PHONE || examplePlace(env).phone,
  address: env.CONTACT_ADDRESS || examplePlace(env).address,
  helpline: helpline(env),
  position: position(env),
  color: color(env),
  hasPoints: oneOf(env, 'POINTS', ['on', 'off'], 'on') === 'on',
  cofounders: cofounders(env),
  given: CAMPUS_SETTING_NAMES.filter((name) => env[name]),
  unset: Object.keys(EXAMPLE_EFFECTS).filter((name) => !env[name]),
});

/** Consequences in production if a setting of the college is not set. */
const EXAMPLE_EFFECTS: Record<string, string> = {
  BRAND_NAME: 'the shop is called CampusCart',
  STUDENT_EMAIL_DOMAINS: `only addresses of ${EXAMPLE_DOMAIN} can sign up`,
  CONTACT_PHONE: 'the contact page shows none',
  CONTACT_ADDRESS: 'the contact page shows none, and no map',
  HELPLINE: 'the assistant names no number to somebody who is not well',
  TIME_ZONE: `days begin at midnight in ${EXAMPLE_TIME_ZONE}`,
  CURRENCY: `prices are in ${EXAMPLE_CURRENCY}`,
  LOCALE: `amounts and times are written as in ${EXAMPLE_LOCALE}`,
};

/** Returns a warning for each setting of the college that is not set. */
export const collegeWarnings = ({ unset }: CollegeSettings): string[] => unset.map((name) => `${name} is not set: ${EXAMPLE_EFFECTS[name]}.`);
