import { Box, Button, chakra, IconButton, Text } from '@chakra-ui/react';
import { formatTime } from '../../lib/format/dates.ts';
import { Icon } from './Icon.tsx';
import { setLastingAction, useLastingAction } from '../dialogs/lastingAction.ts';

/** Bottom of the screen, above the bottom bar of a phone. While the bar is shown, `--bottom-bar` includes its height. */
const BOTTOM = { base: 'calc(57px + env(safe-area-inset-bottom))', md: '0' };

/** Small bar with the action of the last toast, such as Undo. The page and everything fixed to its bottom make room for the bar. */
export function ActionBar() {
  const action = useLastingAction();
  const until = action && formatTime(new Date(action.until).toISOString());
  const act = () => {
    setLastingAction(undefined);
    action?.run();
  };
  return (
    <>
      <chakra.span srOnly role="status">
        {action && `${action.title} ${action.label} is possible until ${until}.`}
      </chakra.span>
      {action && (
        <Box
          as="section"
          aria-label={`${action.label} the last action`}
          data-action-bar=""
          position="fixed"
          zIndex="docked"
          bottom={BOTTOM}
          insetStart="0"
          w={{ base: 'full', md: 'fit-content' }}
          maxW={{ md: 'lg' }}
          h="16"
          ps="4"
          pe="1"
          display="flex"
          alignItems="center"
          gap="2"
          bg="bg.panel"
          borderTopWidth="1px"
        >
          <Text fontSize="sm" flex="1" minW="0" lineClamp={2} overflowWrap="anywhere">
            {action.title}
          </Text>
          <Button size="sm" minH="11" variant="outline" flexShrink="0" onClick={act} aria-label={`${action.label}, possible until ${until}`}>
            {action.label}
          </Button>
          <IconButton variant="ghost" minW="11" minH="11" flexShrink="0" aria-label="Close" onClick={() => setLastingAction(undefined)}>
            <Icon size={18}>
              <path d="M6 6l12 12M18 6L6 18" />
            </Icon>
          </IconButton>
        </Box>
      )}
    </>
  );
}
