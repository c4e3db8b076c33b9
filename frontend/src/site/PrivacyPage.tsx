import { Container, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useViewer } from '../session/useViewer.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { brand } from '../lib/brand.ts';

const sections: [title: string, lines: string[]][] = [
  [
    'What we store',
    [
      'Your name, email address, phone number, college ID and, if you add one, a picture.',
      'Your listings with their photos, your orders, the messages in order chats, your reviews and your points.',
      'Your password only as a hash that cannot be turned back, and sign-in tokens only as hashes.',
      'What you write in the contact form.',
      'The access tokens you make (as hashes), and when and why a listing of yours was rejected.',
    ],
  ],
  [
    'Who sees what',
    [
      'Everybody sees your name beside your listings and reviews.',
      'Signed-in students who press Buy Now on one of your listings see your email address and phone number. Students who order from you keep them with the order. They appear at no other place.',
      'The other side of an order sees your name and what you write in its chat.',
      'Administrators see accounts, listings, orders and chats, to help and to keep order.',
    ],
  ],
  [
    'The assistant',
    [
      'Your questions are not kept. Where a language model words the answers, it gets the question and the facts of the answer, and nothing about you.',
    ],
  ],
  ['Photos', ['The place, time and camera stored inside a photo are removed when you upload it.']],
  [
    'Taking and deleting',
    [
      'On your profile you can download everything we store about you as a file, and delete your account.',
      'When you delete it, your listings go, open orders are cancelled and your personal data is erased. Finished orders and reviews stay under “Deleted user”.',
    ],
  ],
  ['Cookies', ['There are none. Your sign-in, your cart and your choice of light or dark are kept in your own browser.']],
];

export function PrivacyPage() {
  const viewer = useViewer();
  return (
    <Container maxW="3xl" py={{ base: '6', md: '12' }}>
      <PageTitle>{`Privacy Policy - ${brand}`}</PageTitle>
      <Stack gap="8">
        <Heading as="h1" size="2xl">
          Privacy Policy
        </Heading>
        {sections.map(([title, lines]) => (
          <Stack as="section" key={title} gap="3">
            <Heading as="h2" size="lg">
              {title}
            </Heading>
            <Stack as="ul" listStyleType="disc" ps="5" gap="2">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
          </Stack>
        ))}
        <Text>
          {viewer ? (
            <ChakraLink asChild textDecoration="underline" color="brand.fg">
              <Link to="/dashboard/user/profile">Download or delete your data on your profile</Link>
            </ChakraLink>
          ) : (
            'Sign in to download or delete your data on your profile.'
          )}
        </Text>
      </Stack>
    </Container>
  );
}
