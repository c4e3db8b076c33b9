import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/documents.ts';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { AccessTokenForm } from './AccessTokenForm.tsx';

const AccessScopesQuery = graphql(`
  query AccessScopes {
    accessScopes {
      about
      read
      write
      isForAdministrators
    }
  }
`);

/** The form of a new personal access token, once the server has said what there is to choose. */
export function NewAccessToken({ onMade }: { onMade: (token: string) => void }) {
  const { data, error, refetch } = useQuery(AccessScopesQuery);
  if (data) return <AccessTokenForm groups={data.accessScopes} onMade={onMade} />;
  if (error) return <LoadFailure message="The permissions could not be loaded." onRetry={() => void refetch()} />;
  return <Skeleton height="96" />;
}
