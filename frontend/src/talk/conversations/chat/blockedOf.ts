/** Participant of a chat. */
export interface Person {
  id: string;
  name: string;
  viewerHasBlocked: boolean;
}

/** Returns the side of a chat that the viewer has blocked. */
export const blockedOf = (...sides: readonly Person[]): Person | undefined => sides.find(({ viewerHasBlocked }) => viewerHasBlocked);
