import { Box, chakra } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useCounts } from '../../apollo/session/useCounts.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { CountBadge } from '../../ui/elements/CountBadge.tsx';
import { choosePhotos } from '../../lib/files/chosenPhotos.ts';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { Icon } from '../../ui/elements/Icon.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { CHATS_PATH, SELL_PATH, useMemberPath } from '../../apollo/session/paths.ts';

const MeSheet = lazyComponent({
  load: async () => (await import('./MeSheet.tsx')).MeSheet,
  message: frameMessages.partFailed,
  failure: (alert) => (
    <Box position="fixed" insetX="4" bottom="calc(var(--bottom-bar) + 12px)">
      {alert}
    </Box>
  ),
});

const item = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1',
  minW: '0',
  h: '14',
  gap: '0.5',
  fontSize: 'xs',
  fontWeight: 'semibold',
  color: 'fg.muted',
  position: 'relative',
  cursor: 'pointer',
  '&.active': { color: 'brand.fg' },
} as const;
const BarLink = chakra(NavLink, { base: item });
/* A guest's links lead to the sign-in page, so none of them is marked as the current page. */
const SignInLink = chakra(Link, { base: item });
const BarButton = chakra('button', { base: item });

/** Count that screen readers announce after the name of the page. */
function Count({ of: count }: { of: number }) {
  return count > 0 && <chakra.span srOnly>{count} waiting</chakra.span>;
}

function Mark({ children, count = 0 }: { children: ReactNode; count?: number }) {
  return (
    <Box position="relative">
      <Icon>{children}</Icon>
      {/* Hidden from screen readers, which read `Count`. */}
      <CountBadge count={count} position="absolute" top="-1.5" left="3" aria-hidden />
    </Box>
  );
}

function SellIcon() {
  return (
    <Box
      transform="var(--sell-icon)"
      bg="accent.solid"
      color="accent.contrast"
      borderRadius="full"
      p="1.5"
      mt="-5"
      boxShadow="card"
      borderWidth="3px"
      borderColor="bg.panel"
    >
      <Icon size={26}>
        <path d="M12 5v14M5 12h14" />
      </Icon>
    </Box>
  );
}

/** Bottom navigation of phones: five links, with Sell in the middle. */
export function BottomBar() {
  const viewer = useViewer();
  const { chats: waitingChats, ordersReceived, ordersPlaced, notifications, queue } = useCounts();
  const sell = useMemberPath(SELL_PATH);
  const chats = useMemberPath(CHATS_PATH);
  const [meOpen, setMeOpen] = useState(false);
  const MemberLink = viewer ? BarLink : SignInLink;
  // Sum of the counts in the sheet.
  const inSheet = ordersReceived + ordersPlaced + notifications + queue.total;
  return (
    <chakra.nav
      aria-label="Places"
      hideFrom="md"
      position="fixed"
      insetX="0"
      bottom="0"
      zIndex="sticky"
      bg="bg.panel"
      borderTopWidth="1px"
      borderColor="border"
      pb="env(safe-area-inset-bottom)"
      display="flex"
      alignItems="stretch"
    >
      <BarLink to="/" end>
        <Mark>
          <path d="M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z" />
        </Mark>
        Home
      </BarLink>
      <BarLink to="/search">
        <Mark>
          <circle cx="11" cy="11" r="6.5" />
          <path d="m16 16 4.5 4.5" />
        </Mark>
        Search
      </BarLink>
      {/* Opens the file chooser first, because browsers allow this only during the tap. */}
      <MemberLink {...sell} onClick={viewer ? choosePhotos : undefined}>
        <SellIcon />
        Sell
      </MemberLink>
      <MemberLink {...chats}>
        <Mark count={waitingChats}>
          <path d="M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z" />
        </Mark>
        Chats
        <Count of={waitingChats} />
      </MemberLink>
      <BarButton type="button" aria-haspopup="dialog" onClick={() => setMeOpen(true)}>
        <Mark count={inSheet}>
          <circle cx="12" cy="8" r="4" />
          <path d="M4 21c.8-4 4-6 8-6s7.2 2 8 6" />
        </Mark>
        Me
        <Count of={inSheet} />
      </BarButton>
      {meOpen && <MeSheet viewer={viewer} onClose={() => setMeOpen(false)} />}
    </chakra.nav>
  );
}
