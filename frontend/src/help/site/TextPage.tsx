import { Container, Heading, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { brand } from '../../lib/texts/college.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';

export type TextSection = readonly [title: string, lines: readonly string[]];

interface Props {
  title: string;
  /** Heading of the page, if it differs from the title. */
  heading?: string;
  sections: readonly TextSection[];
  /** Content below the sections. */
  children: ReactNode;
}

/** Page of lists with headings. */
export function TextPage({ title, heading = title, sections, children }: Props) {
  return (
    <Container maxW="3xl" py={{ base: '6', md: '12' }}>
      <PageTitle>{`${title} - ${brand}`}</PageTitle>
      <Stack gap="8">
        <Heading as="h1" size="2xl">
          {heading}
        </Heading>
        {sections.map(([name, lines]) => (
          <Stack as="section" key={name} gap="3">
            <Heading as="h2" size="lg">
              {name}
            </Heading>
            <Stack as="ul" listStyleType="disc" ps="5" gap="2">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
          </Stack>
        ))}
        {children}
      </Stack>
    </Container>
  );
}
