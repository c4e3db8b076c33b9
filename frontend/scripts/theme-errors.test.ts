import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeSystem } from '../src/ui/theme/theme.ts';
import { themeErrors } from './theme-errors.mjs';

const bad = {
  'bottom="32" (spacing)': '<Box bottom={{ base: "32", md: "4" }} />',
  'color="brand.sold" (colors)': '<Box css={{ "& > p": { color: "brand.sold" } }} />',
  '{colors.blue.500}': '<Box boxShadow="0 0 0 1px {colors.blue.500}" />',
  'layerStyle="fill.solid"': '<Box layerStyle="fill.solid" />',
  '--dot-size="sizes.5xl"': '<Box css={{ "--dot-size": "sizes.5xl" }} />',
  'width="1/2" (sizes)': '<Box width="1/2" />',
  'skewX (style property)': '<Box skewX={4} />',
  '_print (style property)': '<Box _print={{ color: "fg" }} />',
  'Menu is drawn by the recipe "menu"': '<Menu.Root><Box /></Menu.Root>',
};
const good = '<Box bottom="4" width="50vh" color="currentColor" bg="colorPalette.solid" borderColor="brand.border/50" />';

let folder: string;
let found: string[];

// Shared by all tests, because the compiler takes seconds to read the library's types.
beforeAll(() => {
  folder = mkdtempSync(resolve(import.meta.dirname, '../src/.theme-'));
  const write = (name: string, tsx: string) => {
    writeFileSync(join(folder, name), `import { Box, Menu } from '@chakra-ui/react';\nexport const Page = () => <>${tsx}</>;\n`);
    return join(folder, name);
  };
  found = themeErrors(makeSystem(), [write('Bad.tsx', Object.values(bad).join('\n')), write('Good.tsx', good)]);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

it.each(Object.keys(bad))('the check of the theme finds what is used and absent: %s', (error) => {
  expect(found.some((line) => line.includes('Bad.tsx') && line.includes(error))).toBe(true);
});

it('the check of the theme takes tokens in use, plain CSS values and the colour palette', () => {
  expect(found.filter((line) => line.includes('Good.tsx:2'))).toEqual([]);
});
