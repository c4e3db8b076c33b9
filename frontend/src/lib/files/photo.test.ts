import { expect, it } from 'vitest';
import { formMessages } from '../texts/formMessages.ts';
import { unreadableBecause } from './photo.ts';

const file = (content: string) => new File([content], 'photo.jpg', { type: 'image/jpeg' });

it.each(['heic', 'heix'])('recognizes HEIC by the brand %s in the file, whatever its name and type', async (brand) => {
  expect(await unreadableBecause(file(`\0\0\0\u0018ftyp${brand}\0\0\0\0`))).toBe(formMessages.photoHeic);
});

it.each(['', 'hello', '\0\0\0\u0018ftypisom\0\0\0\0'])('states which files are supported when a file is of another type', async (content) => {
  expect(await unreadableBecause(file(content))).toBe(formMessages.photoUnreadable);
});
