import { onServer } from '../html/onServer.ts';

/** A value in the browser's storage whose changes are visible in the whole page and in other tabs. */
export interface StoredValue<Value> {
  get: () => Value;
  /** What is rendered on the server, where nothing is stored. */
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

/** Stores a value under a key as JSON. A value that cannot be read or is invalid is replaced by the fallback. */
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
        // Storage is full or blocked: the value is kept in memory.
      }
      notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
