import { EmptyState } from '../ui/EmptyState.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

/** A page that the next release brings, said plainly. */
export function ComingSoon({ title }: { title: string }) {
  return (
    <>
      <PageTitle>{`${title} - CampusCart`}</PageTitle>
      <EmptyState title={title} heading>
        This page comes with the next release. Until then everything here can be done over the GraphQL API.
      </EmptyState>
    </>
  );
}
