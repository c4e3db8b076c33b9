// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnChange } from './useOnChange.ts';

it('a change calls back once, and neither the first value does nor one that was not known before', () => {
  const onChange = vi.fn();
  const { rerender } = renderHook(({ value }) => useOnChange(value, onChange), { initialProps: { value: undefined as number | undefined } });
  for (const value of [3, 3]) rerender({ value });
  expect(onChange).not.toHaveBeenCalled();
  for (const value of [4, 4]) rerender({ value });
  expect(onChange).toHaveBeenCalledOnce();
  // As after a sign-out, which removes the counts, and a new sign-in.
  for (const value of [undefined, 4]) rerender({ value });
  expect(onChange).toHaveBeenCalledOnce();
});
