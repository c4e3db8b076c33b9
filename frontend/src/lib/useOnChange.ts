import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a value changes, but not for the first value after undefined. */
export function useOnChange(value: number | undefined, onChange: () => void): void {
  const known = useRef(value);
  const latest = useEffectEvent(onChange);
  useEffect(() => {
    const before = known.current;
    if (value === undefined || value === before) return;
    known.current = value;
    if (before !== undefined) latest();
  }, [value]);
}
