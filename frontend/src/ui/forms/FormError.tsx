import { Text } from '@chakra-ui/react';

/** Error of a form as a whole. */
export function FormError({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <Text role="alert" color="bad.fg">
      {children}
    </Text>
  );
}
