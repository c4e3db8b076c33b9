import { claimDrafts } from '../../lib/files/draftOwner.ts';
import { storedValue } from '../../lib/files/storage.ts';

/** Public fields of the signed-in user, which the top bar shows. */
export interface SessionUser {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  collegeId: string | null;
  role: 'STUDENT' | 'ADMIN' | null;
  profilePictureUrl: string | null;
}

export interface AuthSession {
  user: SessionUser;
  token: string;
}

function isSession(value: unknown): value is AuthSession | null {
  if (value === null) return true;
  const { user, token } = value as Partial<AuthSession>;
  return typeof token === 'string' && typeof user?.id === 'string' && typeof user.name === 'string';
}

/** Session, stored in the browser under the key `auth`. */
export const session = storedValue<AuthSession | null>('auth', null, isSession);

/** Drafts survive the end of a session. They are discarded when another user signs in. */
function claimDraftsOfViewer(): void {
  const current = session.get();
  if (current) claimDrafts(current.user.id);
}
session.subscribe(claimDraftsOfViewer);
claimDraftsOfViewer();

/** Updates the stored user after the profile was saved. */
export function updateSessionUser(user: Partial<SessionUser>): void {
  const current = session.get();
  if (current) session.set({ ...current, user: { ...current.user, ...user } });
}
