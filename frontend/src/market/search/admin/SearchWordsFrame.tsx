import { Button, Heading, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '../../../lib/texts/college.ts';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';

const PATH = '/dashboard/admin/search-words';

const lists = [
  [PATH, 'Searches without results'],
  [`${PATH}?list=synonyms`, 'Synonyms'],
] as const;

interface Props {
  /** Path of the shown list. */
  shown: (typeof lists)[number][1];
  /** Form of a synonym. */
  form: ReactNode;
  children: ReactNode;
}

/** Frame of the two lists of search words: the form of a synonym, and the links to both lists. */
export function SearchWordsFrame({ shown, form, children }: Props) {
  return (
    <Stack gap="5">
      <PageTitle>{`Search words - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Search words
      </Heading>
      <Panel>{form}</Panel>
      <HStack as="nav" aria-label="Search words" gap="2" wrap="wrap">
        {lists.map(([to, label]) => (
          <Button key={to} asChild size="sm" minH="11" variant={label === shown ? 'solid' : 'outline'}>
            <Link to={to} aria-current={label === shown ? 'page' : undefined}>
              {label}
            </Link>
          </Button>
        ))}
      </HStack>
      <Heading as="h2" size="lg">
        {shown}
      </Heading>
      {children}
    </Stack>
  );
}
