import { describe, expect, it } from 'vitest';
import { contactDetailsIn } from './contact-details.ts';

const isFound = (text: string) => contactDetailsIn(text, []).length > 0;

describe('a phone number', () => {
  it.each(['First half 98412 and the second half 77035, put together and call', 'Starts with 98412, ends with 77035'])(
    'is found in parts joined by words: %s',
    (text) => expect(isFound(text)).toBe(true),
  );

  it.each([
    'Model 98412 and charger 77035, both HP',
    'First 98412 km on highways, then 77035 km in town',
    'First half of 98 pages, second half clean',
  ])('is not composed of other numbers: %s', (text) => expect(isFound(text)).toBe(false));

  it.each([
    'onbadhu ettu naalu pujyam moonu moonu onnu rendu ezhu aaru',
    'tommidi enimidi nalugu sunna moodu moodu okati rendu yedu aaru',
    'ombattu entu nalku ondu eradu elu elu sonne mooru aidu',
    'ஒன்பது எட்டு நாலு பூஜ்யம் மூணு மூணு ஒன்னு ரெண்டு ஏழு ஆறு',
  ])('is read in words of South Indian languages: %s', (text) => expect(isFound(`My number: ${text}`)).toBe(true));

  it('of a landline is recognized by the words before or after it', () => {
    expect(isFound('044 2278 9163 is my home landline, ask for Karthi')).toBe(true);
    expect(isFound('My landline 044 27564410')).toBe(true);
    expect(isFound('Part 044 2278 9163 of the printer')).toBe(false);
  });
});

describe('an account or link', () => {
  it.each([
    'tinyurl com slash myguitar pics',
    'insta - same as my name here, follow and dm',
    'look for arjunreddy on the photo app',
    'arjun at okaxis for advance',
    'scan the qr in photo 3',
    'ravi underscore 22 on insta',
    'follow arjun.reddy.99 for more',
  ])('is found in words: %s', (text) => expect(isFound(text)).toBe(true));

  it.each([
    'Follow the lane behind the mess',
    'Search node.js on the cover',
    'X shape stand',
    'Scan the code on the box',
    'Let me slash the price',
    'Where do you live, I can drop it',
    'Tell me where you live.',
    'He ignored my message',
  ])('is not found in ordinary sentences: %s', (text) => expect(isFound(text)).toBe(false));
});
