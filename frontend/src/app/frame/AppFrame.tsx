import { Box, chakra } from '@chakra-ui/react';
import { ScrollRestoration, type Location } from 'react-router-dom';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { Toasts } from '../../ui/dialogs/Toasts.tsx';
import { LiveUpdates } from '../live/LiveUpdates.tsx';
import { Main } from './Main.tsx';
import { TopBar } from './TopBar.tsx';

/** Loaded together with other code that the first page does not need. The pages work without it. */
const LateFrame = lazyComponent<object>({ load: async () => (await import('./LateFrame.tsx')).LateFrame });

/** Shown on phones only. */
const BottomBar = lazyComponent<object>({ load: async () => (await import('./BottomBar.tsx')).BottomBar, isInHtml: true });

/** Below the first screen. */
const Footer = lazyComponent<object>({ load: async () => (await import('./Footer.tsx')).Footer, isInHtml: true });

/**
 * Key under which the scroll position is stored. The first page of a tab has no key of its own, so its URL is the key. Another URL that is opened in
 * the tab, such as that of a push notification, then starts at the top.
 */
const scrollKey = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Frame of all pages: top bar, page, footer. */
export function AppFrame() {
  return (
    <Box minH="100dvh" display="flex" flexDirection="column" pb="calc(var(--bottom-bar) + var(--bottom-actions))">
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
      <div id="announcements" />
      <Main />
      <Footer />
      <BottomBar />
      <LiveUpdates />
      <LateFrame />
      <Toasts />
      <ScrollRestoration getKey={scrollKey} />
    </Box>
  );
}
