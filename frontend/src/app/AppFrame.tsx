import { Box, chakra, Container, Skeleton, Stack } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Toasts } from '../ui/Toasts.tsx';
import { Footer } from './Footer.tsx';
import { LiveNotice } from './LiveNotice.tsx';
import { LiveUpdates } from './LiveUpdates.tsx';
import { RouteError } from './RouteError.tsx';
import { TopBar } from './TopBar.tsx';

/** As tall as the screen, so that the footer does not jump when the page comes. */
function PageSkeleton() {
  return (
    <Container py="8" maxW="1200px" minH="100dvh" aria-busy="true">
      <Stack gap="4">
        <Skeleton height="10" width="60%" />
        <Skeleton height="40vh" />
      </Stack>
    </Container>
  );
}

/** A new page starts at its top; going back keeps where one was. */
function useScrollToTop(pathname: string): void {
  const kind = useNavigationType();
  useEffect(() => {
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, kind]);
}

/** Top bar, page, footer. */
export function AppFrame() {
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  return (
    <Box minH="100dvh" display="flex" flexDirection="column">
      <chakra.a
        href="#main"
        position="absolute"
        left="2"
        top="-16"
        zIndex="skipNav"
        bg="brand.solid"
        color="brand.contrast"
        px="4"
        py="3"
        borderRadius="l2"
        _focus={{ top: '2' }}
      >
        Skip to content
      </chakra.a>
      <TopBar />
      <chakra.main id="main" flex="1" tabIndex={-1} outline="none">
        <RouteError key={pathname}>
          <Suspense fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </RouteError>
      </chakra.main>
      <Footer />
      <LiveUpdates />
      <LiveNotice />
      <Toasts />
    </Box>
  );
}
