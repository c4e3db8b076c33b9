import { Box, chakra, Container, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useCounts } from '../apollo/session/useCounts.ts';
import { CHATS_PATH } from '../apollo/session/paths.ts';
import { PageOutlet } from './routing/PageOutlet.tsx';
import { PathCount } from './frame/PathCount.tsx';

const userLinks = [
  ['/dashboard/user', 'Dashboard'],
  ['/dashboard/user/create-Product', 'Create Product'],
  ['/dashboard/user/products', 'All Products'],
  ['/dashboard/user/profile', 'Profile'],
  ['/dashboard/user/order', 'Orders Received'],
  ['/dashboard/user/orders', 'Orders Placed'],
  [CHATS_PATH, 'Chats'],
  ['/notifications', 'Notifications'],
  ['/favourites', 'Favourites'],
  ['/wanted', 'Wanted'],
  ['/courses', 'Courses'],
  ['/swaps', 'Swaps'],
] as const;

const adminLinks = [
  ['/dashboard/admin', 'Admin'],
  ['/dashboard/admin/create-category', 'Create Category'],
  ['/dashboard/admin/users', 'Manage Users'],
  ['/dashboard/admin/products', 'Products'],
  ['/dashboard/admin/orders', 'Orders'],
  ['/dashboard/admin/moderation', 'Moderation'],
  ['/dashboard/admin/messages', 'Contact Messages'],
  ['/dashboard/admin/announcements', 'Announcements'],
  ['/dashboard/admin/search-words', 'Search words'],
  ['/dashboard/admin/courses', 'Courses'],
  ['/dashboard/admin/swaps', 'Swaps'],
  ['/dashboard/admin/bulk', 'Imports and exports'],
  ['/dashboard/admin/apps', 'Apps'],
  ['/dashboard/admin/settings', 'Settings'],
  ['/dashboard/admin/audit', 'Activity log'],
  ['/dashboard/user', 'My Dashboard'],
] as const;

const SideLink = chakra(NavLink, {
  base: {
    px: '4',
    py: '3',
    borderRadius: 'l2',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _hover: { bg: 'bg.muted' },
    '&.active': { bg: 'brand.subtle', color: 'brand.fg' },
  },
});

/**
 * Scrolls a row of links that is wider than the screen to the link of the current page. Scrolls again when the counts change, because counts make
 * links wider.
 */
function useActiveLinkInView(pathname: string) {
  const counts = useCounts();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const active = row.current!.querySelector<HTMLElement>('[aria-current=page]');
    if (active) row.current!.scrollLeft = active.offsetLeft - (row.current!.clientWidth - active.offsetWidth) / 2;
  }, [pathname, counts]);
  return row;
}

/** Side menu of the dashboards. On phones it is a row above the page. */
export function DashboardLayout() {
  const { pathname } = useLocation();
  const row = useActiveLinkInView(pathname);
  const admin = pathname.toLowerCase().startsWith('/dashboard/admin');
  return (
    <Container maxW="1440px" py={{ base: '4', md: '8' }}>
      <Flex direction={{ base: 'column', lg: 'row' }} gap={{ base: '4', lg: '8' }} align="stretch">
        <Flex
          ref={row}
          position="relative"
          as="nav"
          aria-label="Dashboard"
          direction={{ base: 'row', lg: 'column' }}
          gap="1"
          minW={{ lg: '52' }}
          overflowX="auto"
          pb={{ base: '2', lg: '0' }}
        >
          {(admin ? adminLinks : userLinks).map(([to, label]) => (
            <SideLink key={to} to={to} end>
              {label} <PathCount path={to} />
            </SideLink>
          ))}
        </Flex>
        <Box flex="1" minW="0">
          <PageOutlet isLayout />
        </Box>
      </Flex>
    </Container>
  );
}
