import { useQuery } from '@apollo/client/react';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { AccessTokenForm } from './AccessTokenForm.tsx';
import { AccessScopesQuery } from './accessScopesQuery.ts';

/** Form of a new personal access token, once the available scopes are loaded. */
export function NewAccessToken({ onMade }: { onMade: (token: string) => void }) {
  const { data, error, refetch } = useQuery(AccessScopesQuery);
  if (data) return <AccessTokenForm groups={data.accessScopes} onMade={onMade} />;
  if (error) return <LoadFailure message="The permissions could not be loaded." onRetry={() => void refetch()} />;
  return <Skeleton height="96" />;
}
