import { describe, expect, it } from 'vitest';
import { reviewTexts } from '../../review-texts.ts';

describe('work done for others', () => {
  it.each([
    'assignment likh dunga',
    'record ezhuthi tharen',
    'project chesi istanu',
    'ente peril exam ezhuthan aarenkilum undo',
    'nanna badlu exam bareyoke yaradru',
  ])('is recognized by its verb and its beneficiary: %s', (name) => {
    expect(reviewTexts({ name })).toContainEqual(expect.objectContaining({ isDoubtful: false }));
  });

  it.each([
    'ente exam kazhinju, book venamenkil para',
    'nanna exam mugithu, pustaka kodtini',
    'laptop test karke dunga',
    'exam mudinjiduchu, books tharen',
    'mouse test chesi istanu',
  ])('is not confused with what is done to goods: %s', (name) => {
    expect(reviewTexts({ name })).toEqual([]);
  });
});
