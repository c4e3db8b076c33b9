import { ComingSoon } from '../app/ComingSoon.tsx';

export function ManageUsersPage() {
  return <ComingSoon title="Manage Users" />;
}
