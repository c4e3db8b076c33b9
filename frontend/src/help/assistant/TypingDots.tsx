import { Box, HStack } from '@chakra-ui/react';

/** Animated dots while an answer is pending. */
export function TypingDots() {
  return (
    <HStack role="status" aria-label="The assistant is typing" gap="1" px="3" py="3" bg="bg.muted" borderRadius="l3" alignSelf="flex-start">
      {[0, 1, 2].map((dot) => (
        <Box key={dot} boxSize="2" borderRadius="full" bg="fg.muted" animation="pulse" animationDelay={`${dot * 200}ms`} />
      ))}
    </HStack>
  );
}
