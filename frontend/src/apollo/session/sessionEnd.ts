type Listener = (token: string | undefined) => void;

const listeners = new Set<Listener>();

/** Calls the listener with the token of each session that the server ended. */
export function onSessionEnded(listener: Listener): void {
  listeners.add(listener);
}

/** Notifies the listeners that the server ended the session of a token. */
export function reportSessionEnded(token: string | undefined): void {
  listeners.forEach((listener) => listener(token));
}
