import { chakra, Container, Flex, HStack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { brand } from '../../lib/texts/college.ts';

const FooterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '11',
    fontSize: { base: 'sm', md: 'md' },
    color: 'fg.muted',
    _hover: { color: 'brand.fg', textDecoration: 'underline' },
  },
});

/** Footer of every page: links and the copyright line. */
export function Footer() {
  return (
    <chakra.footer borderTopWidth="1px" borderColor="border" mt="12" bg="bg.subtle">
      <Container maxW="1440px" py="6">
        <Flex gap="4" justify="space-between" wrap="wrap" align="center">
          <HStack as="nav" aria-label="Footer" columnGap={{ base: '3.5', md: '5' }} rowGap="0" wrap="wrap">
            <FooterLink to="/">Home</FooterLink>
            <FooterLink to="/about">About</FooterLink>
            <FooterLink to="/privacy">Privacy Policy</FooterLink>
            <FooterLink to="/safety">Safety</FooterLink>
            <FooterLink to="/contact">Contact</FooterLink>
            <FooterLink to="/developers">Developers</FooterLink>
          </HStack>
          <Text color="fg.muted" fontSize="sm">
            © 2024 {brand}. All rights reserved.
          </Text>
        </Flex>
      </Container>
    </chakra.footer>
  );
}
