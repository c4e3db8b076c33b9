import { Link as ChakraLink, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { safetySections } from './safetySections.ts';
import { TextPage } from './TextPage.tsx';

/** Page about buying and selling safely. */
export function SafetyPage() {
  return (
    <TextPage title="Safety" heading="Stay safe" sections={safetySections}>
      <Text>
        <ChakraLink asChild textDecoration="underline" color="brand.fg">
          <Link to="/contact">Write to us</Link>
        </ChakraLink>
      </Text>
    </TextPage>
  );
}
