import { Navigate } from 'react-router-dom';
import { useViewer } from '../apollo/session/useViewer.ts';

/** Redirects /dashboard by role. */
export function DashboardRedirect() {
  return <Navigate to={useViewer()?.role === 'ADMIN' ? '/dashboard/admin' : '/dashboard/user'} replace />;
}
