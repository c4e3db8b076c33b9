import { onServer } from '../html/onServer.ts';

/** Value in the browser's storage. Changes are visible in the whole page and in other tabs. */
export interface StoredValue<Value> {
  get: () => Value;
  /** Returns the value for the server, which has no storage. */
  fallback: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
}

function read<Value>(key: string, fallback: Value, isValid: (value: unknown) => value is Value): Value {
  if (onServer) return fallback;
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isValid(value) ? value : fallback;
  } catch {
    return fallback;
  }
}

/** Creates a value that is stored under a key as JSON. A value that cannot be read or is invalid is replaced by the fallback. */
export function storedValue<Value>(key: string, fallback: Value, isValid: (value: unknown) => value is Value): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let current = read(key, fallback, isValid);
  const notify = () => listeners.forEach((listener) => listener());
  const follow = (event: StorageEvent) => {
    if (event.key !== null && event.key !== key) return;
    current = read(key, fallback, isValid);
    notify();
  };
  if (!onServer) window.addEventListener('storage', follow);
  return {
    get: () => current,
    fallback: () => fallback,
    set: (value) => {
      current = value;
      try {
        if (value === fallback) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is full or blocked: the value stays in memory.
      }
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
