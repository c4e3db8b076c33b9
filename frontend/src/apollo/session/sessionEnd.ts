type Listener = (token: string | undefined) => void;

const listeners = new Set<Listener>();

/** Calls back with the token of a session that the server ended. */
export function onSessionEnded(listener: Listener): void {
  listeners.add(listener);
}

/** Reports that the server ended the session of a token. */
export function reportSessionEnded(token: string | undefined): void {
  listeners.forEach((listener) => listener(token));
}
