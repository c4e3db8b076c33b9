import { describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

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
  ])('that are wrong stop the start and name %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});
