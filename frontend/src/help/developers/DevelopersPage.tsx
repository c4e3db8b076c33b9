import { Container, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { brand } from '../../lib/texts/college.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { examples } from './examples.ts';
import { guides } from './guides.ts';

const own = [
  ['/dashboard/user/profile', 'Access tokens, in your profile under Developer'],
  ['/dashboard/user/apps', 'Your apps'],
  ['/developers/tokens', 'Tokens of test mode'],
  ['/developers/mailbox', 'Mailbox of test mode'],
  ['/dashboard/user/webhooks', 'Webhooks and their deliveries'],
] as const;

const steps = [
  'Ask for the newest listings. That needs no token.',
  'Make a token of test mode and order something with it: nobody is disturbed.',
  'Make an access token on your profile, with the scopes that your program needs, and send it instead.',
];

function Links({ items }: { items: readonly (readonly [to: string, text: string])[] }) {
  return (
    <Stack as="ul" listStyleType="none" gap="0">
      {items.map(([to, text]) => (
        <li key={to}>
          <ChakraLink asChild textDecoration="underline" color="brand.fg" minH="11" display="inline-flex" alignItems="center">
            <Link to={to}>{text}</Link>
          </ChakraLink>
        </li>
      ))}
    </Stack>
  );
}

/** Start page for developers: the first five minutes, the guides, the reference, and the viewer's tokens, apps and webhooks. */
export function DevelopersPage() {
  return (
    <Container maxW="3xl" py={{ base: '6', md: '12' }}>
      <PageTitle>{`Developers - ${brand}`}</PageTitle>
      <Stack gap="8">
        <Stack gap="2">
          <Heading as="h1" size="2xl">
            Developers
          </Heading>
          <Text color="fg.muted">One GraphQL endpoint serves these pages, and your programs by the same rules.</Text>
        </Stack>
        <Stack as="section" gap="3">
          <Heading as="h2" size="lg">
            Five minutes
          </Heading>
          <Stack as="ol" listStyleType="decimal" ps="5" gap="2">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
          <CodeBlock label={examples.listings[0].file} code={examples.listings[0].code} />
          <CodeBlock label={examples.order[0].file} code={examples.order[0].code} />
        </Stack>
        <Panel as="section">
          <Heading as="h2" size="lg" mb="2">
            Guides
          </Heading>
          <Links items={guides.map(({ slug, title }) => [`/developers/${slug}`, title])} />
        </Panel>
        <Panel as="section">
          <Heading as="h2" size="lg" mb="2">
            Reference
          </Heading>
          <Links items={[['/developers/reference', 'Everything in the schema']]} />
          <ChakraLink href="/explorer" textDecoration="underline" color="brand.fg" minH="11" display="inline-flex" alignItems="center">
            Explorer: try operations
          </ChakraLink>
        </Panel>
        <Panel as="section">
          <Heading as="h2" size="lg" mb="2">
            Yours
          </Heading>
          <Links items={own} />
        </Panel>
      </Stack>
    </Container>
  );
}
