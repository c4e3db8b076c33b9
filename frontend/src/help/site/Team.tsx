import { useQuery } from '@apollo/client/react';
import { Heading, SimpleGrid, Text } from '@chakra-ui/react';
import { graphql } from '../../gql/documents.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Section } from './Section.tsx';

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

/** The team of the marketplace, as the settings of the college name it; nothing where they name nobody. */
export function Team() {
  const { data } = useQuery(TeamQuery);
  const cofounders = data?.college.cofounders ?? [];
  if (data && cofounders.length === 0) return null;
  return (
    <Section title="Meet Our Team">
      <SimpleGrid columns={{ base: 1, sm: 3 }} gap="4" minH={data ? undefined : { base: '80', sm: '28' }}>
        {cofounders.map(({ title, text }) => (
          <Panel key={title}>
            <Heading as="h3" size="md" mb="2" overflowWrap="anywhere">
              {title}
            </Heading>
            <Text color="fg.muted" overflowWrap="anywhere">
              {text}
            </Text>
          </Panel>
        ))}
      </SimpleGrid>
    </Section>
  );
}
