import { expect, it } from 'vitest';
import { changedCampus, readCampusSettings, type CampusFacts } from '../campus-settings.ts';
import { CAMPUS_SETTING_NAMES } from './campus-setting-name.ts';
import { campusSettingTable } from './campus-setting-table.ts';

const campus: CampusFacts = {
  ...{ slug: 'north', name: 'North', hosts: ['north.example'], emailDomains: ['north.example', 'uni.example'], isFirst: false },
  settings: {
    ...{ BRAND_NAME: 'Hofladen', BRAND_COLOR: '#0b5d3b', CONTACT_EMAIL: 'shop@north.example', CONTACT_PHONE: '+49 30 901820' },
    ...{ CONTACT_ADDRESS: 'Campus 1, Berlin', MAP_POSITION: '52.518,13.393', HELPLINE: 'Nightline', TIME_ZONE: 'Europe/Berlin' },
    ...{ TERM_ENDS: '02-15,07-20', MEETING_TIMES: '10:30 short break,17:00', CURRENCY: 'EUR', LOCALE: 'de-DE', PRICE_RANGES: '10,50' },
    ...{ COFOUNDERS: 'Asha Rao: Keeps the code.; Ravi K: Books: all of them.', POINTS: 'off', PAIR_DELIVERIES: '2', LISTING_DAYS: '30' },
    ...{ OFFER_HOURS: '12', RESERVATION_HOURS: '6' },
  },
};
const own = CAMPUS_SETTING_NAMES.filter((name) => !campusSettingTable[name].isOperators);
const textsOf = (facts: CampusFacts) => {
  const settings = readCampusSettings(facts, {});
  return Object.fromEntries(own.map((name) => [name, campusSettingTable[name].text(settings)]));
};

it('formats each setting as its parser expects it', () => {
  const { STUDENT_EMAIL_DOMAINS: domains, ...others } = textsOf(campus);
  expect(domains).toBe(campus.emailDomains.join());
  expect(others).toEqual({ ...campus.settings, COFOUNDERS: 'Asha Rao: Keeps the code.; Ravi K: Books: all of them.' });
});

it('keeps the mail sender in the domain of the installation, whatever contact address a campus has', () => {
  const senderOf = (facts: CampusFacts, env = {}) => readCampusSettings(facts, { CONTACT_EMAIL: 'shop@installation.example', ...env }).mailFrom;
  expect(senderOf(campus)).toBe('"Hofladen" <no-reply@installation.example>');
  expect(senderOf({ ...campus, isFirst: true })).toBe('"Hofladen" <no-reply@installation.example>');
  expect(senderOf({ ...campus, isFirst: true }, { MAIL_FROM: 'shop@mails.example' })).toBe('shop@mails.example');
  expect(senderOf({ ...campus, settings: { ...campus.settings, MAIL_FROM: 'shop@north.example' } })).toBe('shop@north.example');
});

it('formats empty settings as the parser expects them', () => {
  const none = { ...campus, settings: { MEETING_TIMES: 'none', COFOUNDERS: 'none' } };
  const texts = textsOf(none);
  expect(texts).toMatchObject({ MEETING_TIMES: 'none', COFOUNDERS: 'none', BRAND_COLOR: null, MAP_POSITION: null });
  expect(textsOf(changedCampus(none, texts))).toEqual(texts);
});
