import { Button, chakra, Container, Flex, HStack, Text } from '@chakra-ui/react';
import { Link, NavLink } from 'react-router-dom';
import { CartLink } from '../cart/CartLink.tsx';
import { UnreadLink } from '../chat/UnreadLink.tsx';
import { SearchBox } from '../products/SearchBox.tsx';
import { useViewer } from '../session/useViewer.ts';
import { ColorModeButton } from './ColorModeButton.tsx';
import { NavMenu } from './NavMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

const TopLink = chakra(NavLink, {
  base: {
    px: '3',
    py: '2.5',
    borderRadius: 'l2',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    '&.active': { color: 'brand.fg' },
  },
});

function Logo() {
  return (
    <chakra.span asChild display="flex" alignItems="center" gap="2" borderRadius="l2">
      <Link to="/" aria-label="CampusCart, home">
        <img src="/icon.svg" alt="" width="36" height="36" />
        <Text as="span" fontFamily="heading" fontWeight="extrabold" fontSize="lg" hideBelow="sm">
          Campus<chakra.span color="brand.fg">Cart</chakra.span>
        </Text>
      </Link>
    </chakra.span>
  );
}

export function TopBar() {
  const viewer = useViewer();
  return (
    <chakra.header position="sticky" top="0" zIndex="sticky" bg="bg" borderBottomWidth="1px" borderColor="border">
      <Container maxW="1200px">
        <Flex minH="16" align="center" columnGap={{ base: '1', md: '4' }} wrap={{ base: 'wrap', md: 'nowrap' }} py="2">
          <Logo />
          <HStack as="nav" aria-label="Main" gap="1" hideBelow="lg">
            <TopLink to="/" end>
              Home
            </TopLink>
            <TopLink to="/about">About</TopLink>
            <TopLink to="/contact">Contact</TopLink>
          </HStack>
          <chakra.div flex="1" minW={{ base: 'full', md: '0' }} order={{ base: 1, md: 0 }} mt={{ base: '2', md: '0' }}>
            <SearchBox />
          </chakra.div>
          <HStack gap={{ base: '0', md: '1' }} ms="auto">
            <ColorModeButton />
            {viewer && <UnreadLink />}
            <CartLink />
            {viewer ? (
              <UserMenu viewer={viewer} />
            ) : (
              <HStack gap="1" hideBelow="lg">
                <TopLink to="/signin">Sign In</TopLink>
                <Button asChild>
                  <Link to="/signup">Sign Up</Link>
                </Button>
              </HStack>
            )}
            <NavMenu signedIn={viewer !== null} />
          </HStack>
        </Flex>
      </Container>
    </chakra.header>
  );
}
