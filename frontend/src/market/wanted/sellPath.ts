import { SELL_PATH } from '../../apollo/session/paths.ts';

/** The form of a new listing with its name filled in, as far as a name may be long. */
export const sellPath = (name: string): string => `${SELL_PATH}?name=${encodeURIComponent(name.slice(0, 120))}`;
