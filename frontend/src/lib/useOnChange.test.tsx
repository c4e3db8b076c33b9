// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnChange } from './useOnChange.ts';

it('calls back once per change, but not for the first value or after undefined', () => {
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
