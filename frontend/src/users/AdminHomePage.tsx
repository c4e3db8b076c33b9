import { ComingSoon } from '../app/ComingSoon.tsx';

export function AdminHomePage() {
  return <ComingSoon title="Admin" />;
}
