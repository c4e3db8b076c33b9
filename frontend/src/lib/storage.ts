/** A value in the browser's storage that all of the page, and other tabs, see change. */
export interface StoredValue<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

function read<Value>(key: string, fallback: Value, isValid: (value: unknown) => value is Value): Value {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isValid(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

/** Keeps a value under a key as JSON; what cannot be read, or is not valid, counts as the fallback. */
export function storedValue<Value>(key: string, fallback: Value, isValid: (value: unknown) => value is Value): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let current = read(key, fallback, isValid);
  const notify = () => listeners.forEach((listener) => listener());
  window.addEventListener('storage', (event) => {
    if (event.key !== null && event.key !== key) return;
    current = read(key, fallback, isValid);
    notify();
  });
  return {
    get: () => current,
    set: (value) => {
      current = value;
      try {
        if (value === fallback) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full or forbidden: the value lives as long as the page.
      }
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
