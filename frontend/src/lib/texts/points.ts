import { pageSettings } from './pageSettings.ts';

/* Beside the other settings of the college, as those are part of the first script, and no page of it needs this. */

const NAME = 'points';

/** Whether there are points at the college (`POINTS`); without a server there are. */
export const hasPoints =
  (import.meta.env.SSR ? pageSettings.get(NAME) : document.querySelector<HTMLMetaElement>(`meta[name="${NAME}"]`)?.content) !== 'off';
