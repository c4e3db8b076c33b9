import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/documents.ts';
import { Section } from './Section.tsx';
import { TextPanels } from './TextPanels.tsx';

const TeamQuery = graphql(`
  query Team {
    college {
      cofounders {
        title
        text
      }
    }
  }
`);

/** Team of the marketplace, from the settings of the college. Renders nothing if they name nobody. */
export function Team() {
  const { data } = useQuery(TeamQuery);
  const cofounders = data?.college.cofounders ?? [];
  if (data && cofounders.length === 0) return null;
  return (
    <Section title="Meet Our Team">
      <TextPanels panels={cofounders} columns={{ base: 1, sm: 3 }} minH={data ? undefined : { base: '80', sm: '28' }} />
    </Section>
  );
}
