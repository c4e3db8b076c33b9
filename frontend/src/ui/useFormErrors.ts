import { useEffect, useRef, useState } from 'react';

/** What is wrong with a form's fields; the first wrong field gets the focus, and what was typed stays. */
export function useFormErrors() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = Object.keys(errors)[0];
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }, [errors]);
  return { errors, setErrors, form };
}
