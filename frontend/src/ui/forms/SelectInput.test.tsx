// @vitest-environment happy-dom
import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ChangeEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { SelectInput } from './SelectInput.tsx';
import { makeSystem } from '../theme/theme.ts';

const choices = [
  [7, '7 days'],
  [30, '30 days'],
] as const;

it('passes ref, name and change handler to the select, as form libraries require', () => {
  const ref = createRef<HTMLSelectElement>();
  const onChange = vi.fn((event: ChangeEvent<HTMLSelectElement>) => event.target.value);
  render(
    <ChakraProvider value={makeSystem()}>
      <SelectInput ref={ref} name="lifetime" aria-label="Lifetime" choices={choices} onChange={(event) => void onChange(event)} />
    </ChakraProvider>,
  );
  const select = screen.getByLabelText<HTMLSelectElement>('Lifetime');
  expect(ref.current).toBe(select);
  expect(select.name).toBe('lifetime');
  expect([...select.options].map(({ value, text }) => [value, text])).toEqual([
    ['7', '7 days'],
    ['30', '30 days'],
  ]);
  fireEvent.change(select, { target: { value: '30' } });
  expect(onChange).toHaveReturnedWith('30');
});
