import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCampusSettings } from './campus-settings.ts';
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

  it('for the college default to the specification, and another college’s address has no map without a position', () => {
    expect(readSettings({}).college).toEqual({
      helpline: 'Tele-MANAS, 14416',
      currency: 'INR',
      locale: 'en-IN',
      priceSteps: [0, 500, 1000, 2000, 3000, 5000],
      termEnds: ['05-31', '11-30'],
      meetingTimes: [
        { at: '13:00', name: 'lunch' },
        { at: '17:00', name: null },
      ],
      phone: '+91 44 5550 1234',
      address: 'VIT Chennai, Kelambakkam - Vandalur Road, Chennai 600127',
      position: { latitude: 12.8406, longitude: 80.1534 },
      color: undefined,
      hasPoints: true,
      cofounders: [
        { title: 'Co-founder, product', text: 'Keeps the code, and the noticeboard easy to use.' },
        { title: 'Co-founder, operations', text: 'Keeps the books, and deliveries on time.' },
        { title: 'Co-founder, community', text: 'Keeps everybody talking to each other.' },
      ],
      given: [],
      unset: ['BRAND_NAME', 'STUDENT_EMAIL_DOMAINS', 'CONTACT_PHONE', 'CONTACT_ADDRESS', 'HELPLINE', 'TIME_ZONE', 'CURRENCY', 'LOCALE'],
    });
    const elsewhere = { CONTACT_ADDRESS: 'Campus 1, Berlin', CURRENCY: 'eur', PRICE_RANGES: '10, 50', BRAND_COLOR: '#0B5D3B' };
    expect(readSettings(elsewhere).college).toMatchObject({ currency: 'EUR', priceSteps: [0, 10, 50], position: undefined, color: '#0b5d3b' });
    expect(readSettings({ CURRENCY: 'EUR' }).college.priceSteps).toEqual([0, 10, 25, 50, 100, 250]);
    expect(readSettings({ CURRENCY: 'JPY' }).college.priceSteps).toEqual([0, 1000, 2500, 5000, 10_000, 25_000]);
    expect(readSettings({ TERM_ENDS: '12-20, 04-30' }).college.termEnds).toEqual(['12-20', '04-30']);
    expect(() => readSettings({ TERM_ENDS: '02-30' })).toThrow('TERM_ENDS');
    expect(readSettings({ MEETING_TIMES: 'none' }).college.meetingTimes).toEqual([]);
    expect(readSettings({ MEETING_TIMES: '16:15, 10:30 short break' }).college.meetingTimes).toEqual([
      { at: '10:30', name: 'short break' },
      { at: '16:15', name: null },
    ]);
    for (const wrong of ['24:00', 'noon', '9:00', '10:30short', '08:00,09:00,10:00,11:00,12:00,13:00,14:00'])
      expect(() => readSettings({ MEETING_TIMES: wrong })).toThrow('MEETING_TIMES');
    expect(readSettings({ COFOUNDERS: 'Asha Rao, product: Writes code; at night: too.;' }).college.cofounders).toEqual([
      { title: 'Asha Rao, product', text: 'Writes code' },
      { title: 'at night', text: 'too.' },
    ]);
    expect(readSettings({ COFOUNDERS: 'none' }).college.cofounders).toEqual([]);
    for (const wrong of ['Asha Rao', 'Asha: ', `${'A'.repeat(61)}: x`, Array.from({ length: 13 }, () => 'A: b').join(';')])
      expect(() => readSettings({ COFOUNDERS: wrong })).toThrow('COFOUNDERS');
    expect(readSettings({ POINTS: 'off' }).college.hasPoints).toBe(false);
    expect(() => readSettings({ POINTS: 'none' })).toThrow('POINTS');
    expect(readSettings({ BRAND_COLOR: '0B5D3B' }).college.color).toBe('#0b5d3b');
    expect(readSettings({ ...elsewhere, MAP_POSITION: '52.5,13.4' }).college.position).toEqual({ latitude: 52.5, longitude: 13.4 });
  });

  it('include no default contact data in production, and warn about it', () => {
    const settings = readSettings({ NODE_ENV: 'production' });
    expect(settings.college).toMatchObject({ phone: undefined, address: undefined, position: undefined });
    expect(warningsOf(settings).join()).toContain('CONTACT_PHONE is not set: the contact page shows none.');
    expect(readSettings({ NODE_ENV: 'production', CONTACT_PHONE: '+49 30 1' }).college.phone).toBe('+49 30 1');
  });

  it('turn demo data off with a database server, and in production unless requested', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://x/y' }).demoData).toBe(false);
    expect(readSettings({ NODE_ENV: 'production' }).demoData).toBe(false);
    expect(readSettings({ NODE_ENV: 'production', DEMO_DATA: '1' }).demoData).toBe(true);
  });

  it('use BRAND_NAME in the sender of mails, and reject characters that a header cannot contain', () => {
    expect(readSettings({ BRAND_NAME: 'Hostel Bazaar' })).toMatchObject({
      brandName: 'Hostel Bazaar',
      mailFrom: '"Hostel Bazaar" <no-reply@campuscart.example>',
    });
    expect(() => readSettings({ BRAND_NAME: 'a"b' })).toThrow('BRAND_NAME');
  });

  it('allow a replica only with a database server, and disable tracing without an endpoint', () => {
    const server = 'postgres://db/shop';
    expect(readSettings({ DATABASE_URL: server, DATABASE_READ_URL: 'postgres://replica/shop' })).toMatchObject({ databaseReadLag: 5 });
    expect(() => readSettings({ DATABASE_READ_URL: server })).toThrow('DATABASE_READ_URL');
    expect(readSettings({ OTEL_TRACES_SAMPLER_ARG: '0.5' }).tracing).toBeUndefined();
    const endpoint = 'http://collector:4318';
    expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: '0' }).tracing).toEqual({ endpoint, ratio: 0 });
    expect(() => readSettings({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG');
  });

  it('for college sign-in must be complete, require TLS, and leave at least one way to sign in', () => {
    const oidc = { OIDC_ISSUER: 'https://login.college.example', OIDC_CLIENT_ID: 'market', OIDC_CLIENT_SECRET: 'hunter22' };
    expect(readSettings({}).signIn).toEqual({ provider: undefined, password: true });
    expect(readSettings({ ...oidc, OIDC_CLAIM_COLLEGE_ID: 'student_number', AUTH_PASSWORD: 'off' }).signIn).toEqual({
      provider: { issuer: oidc.OIDC_ISSUER, clientId: 'market', clientSecret: 'hunter22', collegeIdClaim: 'student_number' },
      password: false,
    });
    expect(() => readSettings({ ...oidc, OIDC_CLIENT_SECRET: '' })).toThrow('go together');
    expect(() => readSettings({ ...oidc, OIDC_ISSUER: 'http://login.college.example' })).toThrow('https');
    expect(readSettings({ ...oidc, OIDC_ISSUER: 'http://localhost:9000' }).signIn.provider?.issuer).toBe('http://localhost:9000');
    expect(() => readSettings({ AUTH_PASSWORD: 'off' })).toThrow('nobody could sign in');
  });

  it('for college sign-in apply to one campus', () => {
    const oidc = { OIDC_ISSUER: 'https://login.college.example', OIDC_CLIENT_ID: 'market', OIDC_CLIENT_SECRET: 'hunter22', AUTH_PASSWORD: 'off' };
    const north = { slug: 'north', name: 'North', hosts: ['north.example'], emailDomains: ['north.example'], settings: {}, isFirst: false };
    expect(readCampusSettings(north, oidc).signIn).toEqual({ provider: undefined, password: true });
    expect(readCampusSettings({ ...north, isFirst: true }, oidc).signIn.password).toBe(false);
    expect(readCampusSettings({ ...north, settings: oidc }, {}).signIn.provider?.clientId).toBe('market');
  });

  it('read a secret from the file in NAME_FILE', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'campuscart-secret-')), 'url');
    writeFileSync(path, 'postgres://shop:hunter22@db/shop\n');
    expect(readSettings({ DATABASE_URL_FILE: path }).databaseUrl).toBe('postgres://shop:hunter22@db/shop');
    expect(() => readSettings({ DATABASE_URL_FILE: path, DATABASE_URL: 'postgres://db/shop' })).toThrow('not both');
    expect(() => readSettings({ DATABASE_URL_FILE: `${path}.missing` })).toThrow('DATABASE_URL_FILE');
    writeFileSync(path, `${'k'.repeat(44)}\n`);
    expect(readSettings({ SECRET_KEY_FILE: path }).secretKey).toBe('k'.repeat(44));
  });

  it('specify the bucket, key prefix, server and region of a photo store', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hunter22' };
    expect(readSettings({ ...keys, PHOTO_STORE: 's3://photos/shop?endpoint=http://store:9000&region=eu-1' }).photoStore).toEqual({
      kind: 's3',
      endpoint: 'http://store:9000',
      region: 'eu-1',
      bucket: 'photos',
      prefix: 'shop/',
      accessKeyId: 'id',
      secretAccessKey: 'hunter22',
    });
    expect(readSettings({ ...keys, PHOTO_STORE: 's3://photos' }).photoStore).toMatchObject({
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      prefix: '',
    });
  });

  it('redirect browsers to the S3 photo store if configured', () => {
    const store = { PHOTO_STORE: 's3://photos?endpoint=http://store:9000', AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'hunter22' };
    expect(readSettings(store).photoUrl).toEqual({ kind: 'proxy' });
    expect(readSettings({ ...store, PHOTO_URL: 'signed' }).photoUrl).toEqual({ kind: 'signed' });
    expect(readSettings({ ...store, PHOTO_URL: 'https://cdn.example/shop/' }).photoUrl).toEqual({ kind: 'public', base: 'https://cdn.example/shop' });
    expect(() => readSettings({ ...store, PHOTO_URL: 'direct' })).toThrow('PHOTO_URL');
    expect(() => readSettings({ PHOTO_URL: 'signed' })).toThrow('PHOTO_URL needs an S3 photo store');
    const withTls = readSettings({ ...store, NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example', PHOTO_URL: 'signed' });
    expect(warningsOf(withTls)).toContainEqual(expect.stringContaining('PHOTO_URL leads to an address without TLS'));
  });

  it('warn in production of undeliverable mails, unusable links and missing college settings', () => {
    const ofCollege = ['BRAND_NAME', 'STUDENT_EMAIL_DOMAINS', 'CONTACT_PHONE', 'CONTACT_ADDRESS', 'HELPLINE', 'TIME_ZONE', 'CURRENCY', 'LOCALE'];
    const missing = ['SMTP_URL', 'PUBLIC_URL', 'SECRET_KEY', 'CONTACT_EMAIL', ...ofCollege];
    expect(warningsOf(readSettings({ NODE_ENV: 'production' }))).toEqual(
      missing.map((name) => expect.stringContaining(`${name} is not set`) as string),
    );
    const contact = { CONTACT_EMAIL: 'shop@college.example', CONTACT_PHONE: '+49 30 5550 1234', CONTACT_ADDRESS: 'Campus 1, Berlin' };
    // The specification's college sets its own values and gets no warnings about them.
    const college = {
      BRAND_NAME: 'CampusCart',
      STUDENT_EMAIL_DOMAINS: 'vitstudent.ac.in',
      HELPLINE: 'Counselling centre, 044 5550 1300',
      TIME_ZONE: 'Asia/Kolkata',
      CURRENCY: 'INR',
      LOCALE: 'en-IN',
    };
    const set = { SECRET_KEY: 'k'.repeat(32), SMTP_URL: 'smtps://mail', PUBLIC_URL: 'https://shop.college.example', ...contact, ...college };
    expect(warningsOf(readSettings({ NODE_ENV: 'production', ...set }))).toEqual([]);
    expect(warningsOf(readSettings({}))).toEqual([]);
  });

  it('reject a key that is too short, without repeating it', () => {
    expect(() => readSettings({ SECRET_KEY: 'hunter22' })).toThrow('SECRET_KEY must have at least 32 characters.');
    expect(() => readSettings({ WEBHOOK_ALLOWED_HOSTS: 'https://x' })).toThrow('WEBHOOK_ALLOWED_HOSTS holds');
  });

  it.each([
    ['smtp://shop:secret@mail:587', undefined, true],
    ['smtp://shop:secret@mail:587', 'offered', false],
    ['smtp://mail', undefined, false],
    ['smtp://mail', 'required', true],
    ['smtp://shop:secret@localhost:1025', undefined, false],
  ])('%s with SMTP_TLS=%s require TLS: %s; a production start warns if mails may be sent in clear text', (SMTP_URL, SMTP_TLS, isRequired) => {
    const settings = readSettings({ SMTP_URL, SMTP_TLS, NODE_ENV: 'production' });
    expect(settings.smtpRequireTls).toBe(isRequired);
    const warns = warningsOf(settings).some((text) => text.startsWith('SMTP_TLS is not "required"'));
    expect(warns).toBe(!isRequired && !SMTP_URL.includes('localhost'));
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
  ])('that are invalid are named without their password (%s)', (name, value) => {
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
    ['BUYER_OPEN_ORDERS', 'few'],
    ['ACTOR_MAIL_MINUTES', '2000'],
    ['JOB_SECONDS', '61'],
    ['USER_MESSAGES', '-1'],
    ['MAILBOX', 'nobody'],
    ['TIME_ZONE', 'Asia/Atlantis'],
    ['TIME_ZONE', '+05:30'],
    ['CURRENCY', 'Rupee'],
    ['LOCALE', 'en_IN'],
    ['LOCALE', 'xx-Nowhere'],
    ['PRICE_RANGES', '100,50'],
    ['PRICE_RANGES', '9.5'],
    ['MAP_POSITION', '12.84'],
    ['MAP_POSITION', '95,13'],
    ['CONTACT_EMAIL', 'shop@college.example, other@college.example'],
    ['BRAND_COLOR', 'green'],
    ['BRAND_COLOR', '#f5a524'],
    ['TEST_MODE_DATABASE_URL', 'mysql://x'],
    ['PHOTO_STORE', 'ftp://photos'],
    ['PHOTO_STORE', 'folder:'],
    ['PHOTO_STORE', 's3://bucket-without-keys'],
  ])('that are invalid prevent the start and name %s', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });
});

describe('test mode', () => {
  const server = 'postgres://localhost/market';
  it('uses a folder beside the embedded database, and needs an address with a database server', () => {
    expect(readSettings({ DATA_DIR: '/d' }).testMode).toEqual({ folder: '/d/test-mode' });
    expect(readSettings({ DATABASE_URL: server }).testMode).toBeUndefined();
    expect(readSettings({ DATABASE_URL: server, TEST_MODE_DATABASE_URL: `${server}_test` }).testMode).toEqual({ url: `${server}_test` });
    expect(readSettings({ TEST_MODE: '0', TEST_MODE_DATABASE_URL: `${server}_test` }).testMode).toBeUndefined();
    expect(() => readSettings({ DATABASE_URL: server, TEST_MODE_DATABASE_URL: server })).toThrow('TEST_MODE_DATABASE_URL');
  });
});
