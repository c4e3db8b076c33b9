import { describe, expect, it } from 'vitest';
import { reviewTexts } from '../../review-texts.ts';

const endOf = (name: string) => {
  const found = reviewTexts({ name });
  if (found.some(({ isDoubtful }) => !isDoubtful)) return 'rejected';
  return found.length > 0 ? 'doubtful' : 'accepted';
};

describe('an offer in ordinary words', () => {
  it.each([
    ['to sit an exam for another', 'Need a double for my NPTEL centre exam, similar height and specs, 3000'],
    ['to help while an exam lasts', 'Answers on whatsapp during the quiz, group opens at 9 55, entry 50'],
    ['to tell a paper too early', 'My cousin types the papers in the exam office, cat2 on monday, dm'],
    ['to write for another', '40 page seminar report, I type, you only change the name and reg no'],
    ['to alter a paper', 'Grade sheet touched up, 7 becomes 8.5, same font same watermark, 1500'],
    ['of what belongs to another', 'Cycle for 600, the lock was broken when I picked it, sell fast'],
    ['of money that grows', 'Put in 1k, get 1.2k next week, and 300 more for each friend who comes after you'],
    ['of a game for money', 'Playing 3 patti tonight at the terrace, min 50 boot'],
    ['of a drug', "Brown sugar, and I don't mean for coffee"],
    ['of crackers', 'Deepavali ku vaangina saram, vedikala, half price'],
    ['for a favour', "Give me a hug and I'll take the table at full price"],
    ['of money that grows once friends join', '2000 dalo hafte me 5000 wapis pakka, do dost jodo'],
    ['of an account that was broken into', 'Hotstar hack chesina account nelaku 30'],
    ['of a signature', 'Outpass pe parents ka sign main kar dunga, 50 rs'],
    ['under what is known of a sister', 'I know which bus your sister takes. Give it for 300, think well'],
    ['of a gang', 'My gang will be waiting for you outside the hostel'],
    ['to a quota', 'Got in by quota, learn to count the money'],
    ['under a threat', 'I have your photos. Pay 2000 or they go to the class group'],
  ])('%s is rejected', (_, text) => expect(endOf(text)).toBe('rejected'));

  it.each([
    ['of an account', 'Netflix acc from combo list, works till owner changes pass, 40 bucks'],
    ['of a drink', 'Papa ki quota wali hai, army canteen, 750 ml'],
    ['of a weapon', 'Sharp thing, 6 inch, opens with a button, keep it in your pocket at night'],
    ['of attendance', 'Your card swiped at every lecture while you sleep, 500 a month'],
    ['of another age', 'Want to be 21 on paper? Give photo and 800, the card will be in your hand by saturday'],
    ['of paper for the tongue', 'One square on the tongue and the sky moves for 8 hours'],
    ['of a draw', 'Sab 100 do, wheel ghumega, ek banda sab le jayega'],
    ['to talk elsewhere', 'Can we talk outside this app? Give me your number'],
    ['of what is not named', 'Party supplies for saturday, limited, seniors know what it is'],
  ])('%s is doubtful', (_, text) => expect(endOf(text)).toBe('doubtful'));

  it.each([
    'Swipe your card at the gate, then come to block C every morning till 9',
    'Everyone gives 100 each for the gift of the warden, the name is on the list',
    'Birthday card, be 21 on saturday banner, photo props, 200',
    'My friends will wait outside gate 3 to carry the bed, come with the key',
    'Reserved for you till friday, monkey lamp',
    'Black dog leash and collar, you take both 200',
    'Cycle test karke de denge, brake naya',
    'Is it stolen? Do you have the bill?',
    'Add 5 friends and we play football on sunday',
    'I can come on behalf of my friend to collect the cooler',
    'My friends are coming to D block tonight to carry the bed',
    'Record notebook unused, only the name is written on the first page',
    'Give 2000 today and take the cycle on sunday',
    'Leftover from deepavali, six boxes of lights and one diya set',
    'Send me a pic of the cooler first, then I pay',
    'I am waiting outside your hostel with the cooler, no hurry',
  ])('is accepted in other contexts: %s', (text) => expect(endOf(text)).toBe('accepted'));
});

describe('a thing and the words about its use', () => {
  it('are combined across a question and its answer', () => expect(endOf('Mandu kavala mama? Full bottle undi')).toBe('rejected'));

  it('are found in each spelling of a word that the lists have in several', () => {
    expect(endOf('Match la kasu pottu vilayadalam')).not.toBe('accepted');
    expect(endOf('Match la kaasu potu vilayadalam')).not.toBe('accepted');
  });
});
