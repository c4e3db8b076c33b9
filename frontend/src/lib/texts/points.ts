import { pageSettings } from './pageSettings.ts';

/* Not in `college.ts`, which is part of the first script, because no page of that script needs this setting. */

const NAME = 'points';

/** Whether the college has points (`POINTS`). True without a server. */
export const hasPoints =
  (import.meta.env.SSR ? pageSettings.get(NAME) : document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content) !== 'off';
