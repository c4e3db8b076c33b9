import { chakra } from '@chakra-ui/react';
import { useId, type CSSProperties, type ReactNode } from 'react';

interface Props {
  /** Renders the button that opens the menu. Receives the props that connect the button to the popover. */
  trigger: (props: { popoverTarget: string; style: CSSProperties }) => ReactNode;
  children: ReactNode;
}

/** Menu item around its link or button. */
export const MenuLine = chakra('li', {
  base: {
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      width: 'full',
      minH: '12',
      textAlign: 'start',
      px: '3',
      py: '2',
      borderRadius: 'l1',
      cursor: 'pointer',
      _hover: { bg: 'bg.muted' },
    },
  },
});

/** Short menu below its button, made with the browser's Popover API. Escape, a click outside and a choice close it. */
export function PopoverMenu({ trigger, children }: Props) {
  const id = useId();
  // The id is also used as a CSS identifier.
  const anchor = `--menu${id}`;
  return (
    <>
      {trigger({ popoverTarget: id, style: { anchorName: anchor } })}
      <chakra.ul
        id={id}
        popover="auto"
        onClick={(event) => event.currentTarget.hidePopover()}
        listStyleType="none"
        minW="44"
        p="1.5"
        bg="bg.panel"
        color="fg"
        borderWidth="1px"
        borderColor="border"
        borderRadius="l3"
        boxShadow="card"
        // Browsers without anchor positioning show the menu below the top bar.
        css={{
          inset: '64px 16px auto auto',
          '@supports (anchor-name: --menu)': { positionAnchor: anchor, inset: 'anchor(bottom) anchor(right) auto auto', mt: '1' },
        }}
      >
        {children}
      </chakra.ul>
    </>
  );
}
