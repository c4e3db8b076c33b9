import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when a value is another one than before, not with the first. */
export function useOnChange(value: number, onChange: () => void): void {
  const known = useRef(value);
  const latest = useEffectEvent(onChange);
  useEffect(() => {
    if (known.current === value) return;
    known.current = value;
    latest();
  }, [value]);
}
