import type { ContactRelay } from '../../platform/ports.ts';

const WAIT_MS = 10_000;

/** Sends contact messages to the external mail service of the specification. */
export function emailJsRelay(keys: { serviceId: string; templateId: string; userId: string }, url: string): ContactRelay {
  return {
    send: async ({ name, email, message }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          service_id: keys.serviceId,
          template_id: keys.templateId,
          user_id: keys.userId,
          template_params: { name, email, message },
        }),
        signal: AbortSignal.timeout(WAIT_MS),
      });
      if (!response.ok) throw new Error(`The mail service answered ${response.status}`);
    },
  };
}
