import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a value changes; not with its first value. */
export function useOnChange(value: number, onChange: () => void): void {
  const known = useRef(value);
  const latest = useEffectEvent(onChange);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    latest();
  }, [value]);
}
