import { ComingSoon } from '../app/ComingSoon.tsx';

export function ManageCategoryPage() {
  return <ComingSoon title="Manage Category" />;
}
