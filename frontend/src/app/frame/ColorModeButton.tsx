import { IconButton } from '@chakra-ui/react';
import { Icon } from '../../ui/elements/Icon.tsx';
import { useColorMode } from './useColorMode.ts';

/** Button that switches between light and dark. */
export function ColorModeButton() {
  const { dark, toggle } = useColorMode();
  return (
    <IconButton variant="ghost" size="lg" aria-label={dark ? 'Light mode' : 'Dark mode'} onClick={toggle}>
      <Icon size={20}>
        {dark ? (
          <>
            <circle cx="12" cy="12" r="4" />
            <path d="M12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
          </>
        ) : (
          <path d="M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z" />
        )}
      </Icon>
    </IconButton>
  );
}
