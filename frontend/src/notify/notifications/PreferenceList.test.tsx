// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { makeSystem } from '../../ui/theme/theme.ts';
import { PreferenceList } from './PreferenceList.tsx';

const kinds = ['ORDER_PLACED', 'MESSAGE', 'FAVOURITE', 'POINTS'] as const;

it('changes the kinds of a group together and shows which group is mixed', () => {
  const onChange = vi.fn();
  const preferences = kinds.map((kind) => ({
    __typename: 'NotificationPreference' as const,
    kind,
    inApp: true,
    mail: kind === 'MESSAGE',
    push: false,
  }));
  render(
    <ChakraProvider value={makeSystem()}>
      <PreferenceList preferences={preferences} onChange={onChange} />
    </ChakraProvider>,
  );
  const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  expect([box('What you buy and sell: By mail').indeterminate, box('Points and news: By mail').indeterminate]).toEqual([true, false]);
  fireEvent.click(box('What you buy and sell: By mail'));
  fireEvent.click(box('What you buy and sell: In the app'));
  fireEvent.click(box('Somebody writes to you: By mail'));
  expect(onChange.mock.calls).toEqual([
    [{ preferences: ['ORDER_PLACED', 'MESSAGE'].map((kind) => ({ kind, mail: true })) }],
    [{ preferences: ['ORDER_PLACED', 'MESSAGE'].map((kind) => ({ kind, inApp: false })) }],
    [{ preferences: [{ kind: 'MESSAGE', mail: false }] }],
  ]);
});
