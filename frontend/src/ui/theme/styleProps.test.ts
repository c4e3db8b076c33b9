import { createSystem, defaultBaseConfig, type SystemStyleObject } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { baseConfig } from './styleProps.ts';
import { makeSystem, themeConfig } from './theme.ts';

const own = makeSystem();
const library = createSystem(defaultBaseConfig, themeConfig);

/** Possible values of a property: tokens of several groups, words and lengths. */
const values = [
  '4',
  'full',
  'lg',
  'md',
  'bold',
  'fg.muted',
  'brand.solid/90',
  'outside',
  'inside',
  'common',
  'text',
  'none',
  'docked',
  'fast',
  '12px',
  true,
];
const only: Record<string, unknown[]> = {
  focusRing: ['outside', 'inside', 'none'],
  focusVisibleRing: ['outside', 'inside', 'none'],
  transition: ['backgrounds', 'opacity 200ms'],
  scrollbar: ['hidden'],
  hideFrom: ['md'],
  hideBelow: ['lg'],
  srOnly: [true],
  rotate: ['-180deg', 45],
  lineClamp: [2, 'none'],
};

it.each(library.utility.keys().filter((name) => own.utility.keys().includes(name)))('renders the style property %s as the library does', (name) => {
  for (const value of only[name] ?? values) {
    const style = { [name]: value } as SystemStyleObject;
    expect(own.css(style)).toEqual(library.css(style));
  }
});

it.each(Object.entries(baseConfig.conditions ?? {}))('has the same condition %s as the library', (name, selector) => {
  expect(selector).toEqual((defaultBaseConfig.conditions as Record<string, unknown>)[name]);
});
