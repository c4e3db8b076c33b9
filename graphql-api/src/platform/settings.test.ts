import { describe, expect, it } from 'vitest';
import { readSettings, warningsOf } from './settings.ts';

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      demoData: true,
      studentEmailDomains: ['vitstudent.ac.in'],
      brandName: 'CampusCart',
    });
  });

  it('leave demo data off with a server, and in production unless asked for', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://x/y' }).demoData).toBe(false);
    expect(readSettings({ NODE_ENV: 'production' }).demoData).toBe(false);
    expect(readSettings({ NODE_ENV: 'production', DEMO_DATA: '1' }).demoData).toBe(true);
  });

  it('put BRAND_NAME into the sender of mails, and reject what a header cannot hold', () => {
    expect(readSettings({ BRAND_NAME: 'Hostel Bazaar' })).toMatchObject({
      brandName: 'Hostel Bazaar',
      mailFrom: '"Hostel Bazaar" <no-reply@campuscart.example>',
    });
    expect(() => readSettings({ BRAND_NAME: 'a"b' })).toThrow('BRAND_NAME');
  });

  it('warn in production when mails would reach nobody', () => {
    expect(warningsOf(readSettings({ NODE_ENV: 'production' }))).toEqual([expect.stringContaining('SMTP_URL is not set')]);
    expect(warningsOf(readSettings({ NODE_ENV: 'production', SMTP_URL: 'smtp://mail' }))).toEqual([]);
    expect(warningsOf(readSettings({}))).toEqual([]);
  });

  it.each([
    ['DATABASE_URL', 'postgres://shop:hunter22@'],
    ['DATABASE_URL', 'postgres:/shop:hunter22@db/shop'],
    ['DATABASE_URL', 'postgres://shop:hunter22%zz@db/shop'],
    ['DATABASE_URL', 'postgres://shop:22/hunter22@db/shop'],
    ['SMTP_URL', 'smtp//shop:hunter22@mail:587'],
    ['SMTP_URL', 'smtp://shop:hunter22#1@mail:587'],
    ['PUBSUB_URL', 'http://:hunter22@redis:6379'],
    ['LLM_URL', 'ftp://key:hunter22@host'],
  ])('that are wrong are named without their password (%s)', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
    expect(() => readSettings({ [name]: value })).not.toThrow('hunter22');
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://x'],
    ['SMTP_URL', 'mail.example.com'],
    ['PUBLIC_URL', 'campus'],
    ['DEMO_DATA', 'perhaps'],
    ['LOG_LEVEL', 'chatty'],
    ['STUDENT_EMAIL_DOMAINS', 'not a domain'],
    ['RATE_LIMITS', 'some'],
    ['TRUST_PROXY', '-1'],
    ['ACCOUNT_FAILURES', 'many'],
    ['TIME_ZONE', 'Asia/Atlantis'],
    ['TIME_ZONE', '+05:30'],
  ])('that are wrong stop the start and name %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
