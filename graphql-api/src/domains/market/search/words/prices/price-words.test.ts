import { describe, expect, it } from 'vitest';
import { readPriceWords } from './price-words.ts';

describe('price words of a search', () => {
  it.each([
    ['headphones under 500', { text: 'headphones', words: 'under 500', maxPrice: 500 }],
    ['under ₹1,500 headphones', { text: 'headphones', words: 'under ₹1,500', maxPrice: 1500 }],
    ['500 se kam  headphones', { text: 'headphones', words: '500 se kam', maxPrice: 500 }],
    ['laptop 20k ke andar', { text: 'laptop', words: '20k ke andar', maxPrice: 20_000 }],
    ['cycle between 1k and 2.5k', { text: 'cycle', words: 'between 1k and 2.5k', minPrice: 1000, maxPrice: 2500 }],
    ['cycle from 2000 to 1000 rs', { text: 'cycle', words: 'from 2000 to 1000 rs', minPrice: 1000, maxPrice: 2000 }],
    ['calculator 500 to 1000', { text: 'calculator', words: '500 to 1000', minPrice: 500, maxPrice: 1000 }],
    ['chair above 300 below 900', { text: 'chair', words: 'below 900 above 300', minPrice: 300, maxPrice: 900 }],
    ['accordion under 1.012,50 €', { text: 'accordion', words: 'under 1.012,50 €', maxPrice: 1012.5 }],
    ['strings between 12,50 and 20 euros', { text: 'strings', words: 'between 12,50 and 20 euros', minPrice: 12.5, maxPrice: 20 }],
    ['accordion under 1.500', { text: 'accordion', words: 'under 1.500', maxPrice: 1500 }],
    ['car under 1,50,000', { text: 'car', words: 'under 1,50,000', maxPrice: 150_000 }],
    ['phone 5000 se zyada', { text: 'phone', words: '5000 se zyada', minPrice: 5000 }],
    ['guitar 5k budget', { text: 'guitar', words: '5k budget', maxPrice: 5000 }],
    ['cycle my budget is 3000', { text: 'cycle', words: 'my budget is 3000', maxPrice: 3000 }],
    ['chair budget 500', { text: 'chair', words: 'budget 500', maxPrice: 500 }],
    ['fan nothing above 700', { text: 'fan', words: 'nothing above 700', maxPrice: 700 }],
    ['below 200', { text: '', words: 'below 200', maxPrice: 200 }],
    ['things below 200', { text: '', words: 'below 200', maxPrice: 200 }],
    ['free books', { text: 'books', words: 'free', maxPrice: 0 }],
    ['Cycle FREE', { text: 'Cycle', words: 'FREE', maxPrice: 0 }],
    ['free', { text: '', words: 'free', maxPrice: 0 }],
    ['free stuff', { text: '', words: 'free', maxPrice: 0 }],
    ['lamp for free please', { text: 'lamp please', words: 'for free', maxPrice: 0 }],
    ['android under ten thousand', { text: 'android', words: 'under 10000', maxPrice: 10_000 }],
    ['chair below two thousand five hundred', { text: 'chair', words: 'below 2500', maxPrice: 2_500 }],
    ['headphones around 2.5k', { text: 'headphones', words: 'around 2.5k', minPrice: 2000, maxPrice: 3000 }],
    ['phone in 10k range', { text: 'phone', words: 'in 10k range', minPrice: 8000, maxPrice: 12_000 }],
    ['rack 600 ke aas paas', { text: 'rack', words: '600 ke aas paas', minPrice: 480, maxPrice: 720 }],
    ['neckband 500 rs', { text: 'neckband', words: '500 rs', maxPrice: 600 }],
    ['rs 300 trousers', { text: 'trousers', words: 'rs 300', maxPrice: 360 }],
    ['helmet 900/-', { text: 'helmet', words: '900/-', maxPrice: 1080 }],
    ['cooler 27 litre 3k', { text: 'cooler 27 litre', words: '3k', maxPrice: 3600 }],
    ['router for 650', { text: 'router', words: 'for 650', maxPrice: 780 }],
    ['camera 20-22k', { text: 'camera', words: '20k-22k', minPrice: 20_000, maxPrice: 22_000 }],
    ['kettle ₹500 - ₹800', { text: 'kettle', words: '₹500 - ₹800', minPrice: 500, maxPrice: 800 }],
    ['kursi muft', { text: 'kursi', words: 'muft', maxPrice: 0 }],
  ])('of "%s" become bounds', (text, expected) => {
    expect(readPriceWords(text)).toEqual(expected);
  });

  it.each([
    'under bed drawer',
    'casio fx 991',
    'monitor 4k',
    'bag of about 30 litres',
    'around 15 inch laptop',
    'gate 2019-2020',
    'charger for 65 w',
    'rs aggarwal',
    'over 2 years old',
    'notebook 200 pages',
    'two hundred pages notebook',
    'between the lines',
    'free size kurta',
    'sugar free',
    'hands free headset',
    'buy one get one free',
  ])('are not found in "%s"', (text) => {
    expect(readPriceWords(text)).toEqual({ text });
  });
});
