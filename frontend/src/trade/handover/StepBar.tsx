import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** State of a deal in one line, with the button of the next step beside it. */
export function StepBar({ line, children }: { line: string; children?: ReactNode }) {
  return (
    <Flex as="section" aria-label="Next step" gap="2" align="center" justify="space-between" minH="8">
      <Text flex="1" fontSize="sm" fontWeight="semibold" lineHeight="1.25" overflowWrap="anywhere" aria-live="polite">
        {line}
      </Text>
      {children && (
        <Flex gap="2" flexShrink={0}>
          {children}
        </Flex>
      )}
    </Flex>
  );
}
