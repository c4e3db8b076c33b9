import { Container, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { LiveFigures } from './LiveFigures.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Section } from './Section.tsx';
import { Team } from './Team.tsx';
import { TextPanels } from './TextPanels.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { hasPoints } from '../../lib/texts/points.ts';
import { brand } from '../../lib/texts/college.ts';

const impact = [
  ['2.5k', 'sellers online'],
  ['13k', 'monthly sales'],
  ['4.5k', 'active customers'],
  ['25k', 'annual transactions'],
] as const;

const offers = [
  { title: 'Free fast delivery', text: 'Sellers who deliver bring it to your block, free of charge.' },
  { title: '24/7 customer service', text: 'Write at any hour; somebody who studies here answers.' },
  { title: 'Sustainable reuse', text: 'A thing that is used again need not be made again.' },
] as const;

export function AboutPage() {
  return (
    <Container maxW="1440px" py={{ base: '6', md: '12' }}>
      <PageTitle>{`About - ${brand}`}</PageTitle>
      <Stack gap={{ base: '10', md: '14' }}>
        <Stack gap="4" maxW="3xl">
          <Heading as="h1" fontSize={{ base: '2xl', md: '3xl' }}>
            Good things stay on campus
          </Heading>
          <Text fontSize="lg">{brand} is where students of one college buy, sell and exchange what they no longer need.</Text>
        </Stack>
        <Section title="Our Story">
          <Text maxW="prose">
            Every May, good chairs, cycles and textbooks stood beside the hostel gates, and every July the next batch bought them new. Three of us put
            up a noticeboard. This is that noticeboard, with pictures, prices and a way to talk to each other.
          </Text>
        </Section>
        <Section title="Our Impact">
          <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
            {impact.map(([figure, label]) => (
              <Panel key={label}>
                <Text fontFamily="heading" fontWeight="extrabold" fontSize="2xl" color="brand.fg">
                  {figure}
                </Text>
                <Text color="fg.muted">{label}</Text>
              </Panel>
            ))}
          </SimpleGrid>
        </Section>
        <Section title={`Right now on ${brand}`}>
          <LiveFigures />
        </Section>
        <Team />
        <Section title="What We Offer">
          <TextPanels panels={offers} columns={{ base: 1, md: 3 }} />
        </Section>
        {hasPoints && (
          <Section title="Our Points System">
            <Text maxW="prose">
              List a product and earn 20 points. When an order is delivered, its seller earns 100, to spend once the handover is confirmed. Points are
              for premium features and promotions, and your dashboard keeps the full history.
            </Text>
          </Section>
        )}
      </Stack>
    </Container>
  );
}
