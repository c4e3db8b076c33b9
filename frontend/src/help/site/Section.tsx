import { Heading, Stack } from '@chakra-ui/react';

/** Section of a page with its heading. */
export function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Stack as="section" gap="4">
      <Heading as="h2" size="xl">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
