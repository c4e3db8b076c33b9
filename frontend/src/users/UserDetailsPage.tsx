import { ComingSoon } from '../app/ComingSoon.tsx';

export function UserDetailsPage() {
  return <ComingSoon title="User Details" />;
}
