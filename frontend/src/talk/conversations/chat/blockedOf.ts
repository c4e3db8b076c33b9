/** Somebody who writes in a chat. */
export interface Person {
  id: string;
  name: string;
  viewerHasBlocked: boolean;
}

/** The side of a chat whom the viewer has blocked. */
export const blockedOf = (...sides: readonly Person[]): Person | undefined => sides.find(({ viewerHasBlocked }) => viewerHasBlocked);
