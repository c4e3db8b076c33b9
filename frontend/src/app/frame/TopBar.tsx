import { Box, Button, chakra, Container, Flex, Text } from '@chakra-ui/react';
import { Link, NavLink } from 'react-router-dom';
import { CartLink } from '../../market/cart/CartLink.tsx';
import { useCart } from '../../market/cart/useCart.ts';
import { SearchBox } from '../../market/search/SearchBox.tsx';
import type { SessionUser } from '../../apollo/session/session.ts';
import { useSignInState } from '../../apollo/session/signInState.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import { SELL_PATH, useMemberPath } from '../../apollo/session/paths.ts';
import { MenuButton } from './MenuButton.tsx';
import { brand } from '../../lib/texts/college.ts';

const ColorModeButton = lazyComponent<object>({
  load: async () => (await import('./ColorModeButton.tsx')).ColorModeButton,
  // As wide as the button, so that nothing moves.
  fallback: () => <Box w="11" />,
});

const ViewerIcons = lazyComponent({
  load: async () => (await import('./ViewerIcons.tsx')).ViewerIcons,
  // As wide as the two icons, so that nothing moves.
  fallback: () => <Box w="92px" />,
});

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

/** Only a click on the loaded menu counts. Before that an invisible button keeps its place, so that nothing moves. */
const UserMenu = lazyComponent<{ viewer: SessionUser }>({
  load: async () => (await import('./UserMenu.tsx')).UserMenu,
  fallback: ({ viewer }) => <MenuButton viewer={viewer} visibility="hidden" />,
  silent: ({ viewer }) => <TopLink to="/dashboard">{viewer.name}</TopLink>,
});

function Logo() {
  return (
    <chakra.span asChild display="flex" alignItems="center" gap="2" borderRadius="l2" flexShrink="0" minH="11" minW="11">
      <Link to="/" aria-label={`${brand}, home`}>
        <img src="/icon.svg" alt="" width="36" height="36" />
        <Text as="span" fontFamily="heading" fontWeight="extrabold" fontSize="lg" hideBelow="lg">
          {brand === 'CampusCart' ? (
            <>
              Campus<chakra.span color="brand.fg">Cart</chakra.span>
            </>
          ) : (
            brand
          )}
        </Text>
      </Link>
    </chakra.span>
  );
}

/** Actions of wide screens. On phones they are in the bottom bar. */
function WideActions() {
  const viewer = useViewer();
  const sell = useMemberPath(SELL_PATH);
  const signInState = useSignInState();
  return (
    <Flex align="center" gap="1" ms="auto" hideBelow="md">
      <ColorModeButton />
      {viewer && <ViewerIcons />}
      <CartLink />
      {viewer ? (
        <UserMenu viewer={viewer} />
      ) : (
        <>
          <TopLink to="/signin" state={signInState} data-guest="">
            Sign In
          </TopLink>
          <TopLink to="/signup" state={signInState} data-guest="">
            Sign Up
          </TopLink>
        </>
      )}
      <Button asChild ms="1">
        <Link {...sell}>Sell</Link>
      </Button>
    </Flex>
  );
}

/** Top bar. Narrow screens do not render the actions at all, which shortens the first commit on a phone. */
export function TopBar() {
  const cartCount = useCart().length;
  const hasActions = useMedia('(min-width: 48em)');
  const hasLinks = useMedia('(min-width: 64em)');
  return (
    <chakra.header position="sticky" top="0" zIndex="sticky" bg="bg" borderBottomWidth="1px" borderColor="border">
      <Container maxW="1440px">
        <Flex minH={{ base: '52px', md: '16' }} align="center" columnGap={{ base: '2', md: '4' }}>
          <Logo />
          {hasLinks && (
            <Flex as="nav" aria-label="Main" align="center" gap="1" hideBelow="lg">
              <TopLink to="/" end>
                Home
              </TopLink>
              <TopLink to="/about">About</TopLink>
              <TopLink to="/contact">Contact</TopLink>
            </Flex>
          )}
          <chakra.div flex="1" minW="0">
            <SearchBox />
          </chakra.div>
          {cartCount > 0 && (
            <chakra.div hideFrom="md">
              <CartLink />
            </chakra.div>
          )}
          {hasActions && <WideActions />}
        </Flex>
      </Container>
    </chakra.header>
  );
}
