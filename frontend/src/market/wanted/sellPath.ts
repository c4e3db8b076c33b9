import { SELL_PATH } from '../../apollo/session/paths.ts';

/** Returns the path of the form for a new listing with its name filled in. The name is cut to its maximum length. */
export const sellPath = (name: string): string => `${SELL_PATH}?name=${encodeURIComponent(name.slice(0, 120))}`;
