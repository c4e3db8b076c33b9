import { Box, Heading, Text, VStack } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Placeholder for an empty list: a small drawing, one sentence, one action. */
export function EmptyState({
  title,
  children,
  action,
  heading = false,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  heading?: boolean;
}) {
  return (
    <VStack py={{ base: '10', md: '14' }} px="4" gap="4" textAlign="center">
      <Box asChild color="brand.emphasized" width="24" aria-hidden>
        <svg viewBox="0 0 96 72" fill="none" stroke="currentColor" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
          <path d="M18 30h60v32a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4z" />
          <path d="M18 30 8 18h30l10 12 10-12h30L78 30" />
          <path d="M40 42h16M48 8v8M34 10l3 6M62 10l-3 6" />
        </svg>
      </Box>
      {heading ? (
        <Heading as="h1" size="xl">
          {title}
        </Heading>
      ) : (
        <Text fontSize="lg" fontWeight="semibold">
          {title}
        </Text>
      )}
      {children && (
        <Text color="fg.muted" maxW="prose">
          {children}
        </Text>
      )}
      {action}
    </VStack>
  );
}
