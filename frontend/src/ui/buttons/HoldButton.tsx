import { Box, Button, Stack, Text, type ButtonProps } from '@chakra-ui/react';
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

/** Time in milliseconds for which the button must be held. */
export const HOLD_MS = 1_200;

interface Props extends Omit<ButtonProps, 'onClick'> {
  children: string;
  /** Hint below the button. */
  hint: string;
  onHeld: () => void;
}

const isPressKey = ({ key }: KeyboardEvent) => key === 'Enter' || key === ' ';

/** Returns whether the button is being held. Calls back when it was held long enough. */
function useHold(onHeld: () => void) {
  const [isHeld, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const release = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const press = () => {
    clearTimeout(timer.current);
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      onHeld();
    }, HOLD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isHeld, press, release };
}

/** Coloured part of the button, which grows while the button is held. With reduced motion only the text changes. */
function Progress({ isHeld }: { isHeld: boolean }) {
  return (
    <Box
      aria-hidden
      position="absolute"
      inset="0"
      bg="brand.subtle"
      css={{
        transformOrigin: 'left',
        transform: isHeld ? 'scaleX(1)' : 'scaleX(0)',
        transition: isHeld ? `transform ${HOLD_MS}ms linear` : 'none',
        '@media (prefers-reduced-motion: reduce)': { display: 'none' },
      }}
    />
  );
}

/**
 * Button for an action that cannot be undone. It must be held, by finger, mouse, Enter or Space. Assistive technology can only click, so it clicks
 * twice. After a short tap the button asks to be held.
 */
export function HoldButton({ children, hint, onHeld, loading, ...button }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [wasShort, setShort] = useState(false);
  const { isHeld, press, release } = useHold(() => {
    setAsked(false);
    setShort(false);
    onHeld();
  });
  const start = () => {
    setShort(true);
    press();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPressKey(event)) return;
    event.preventDefault();
    if (!event.repeat) start();
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (!isPressKey(event)) return;
    event.preventDefault();
    release();
  };
  const onClick = ({ detail }: MouseEvent) => {
    // A pointer fires hold events. A click without them comes from assistive technology.
    if (detail > 0) return;
    setAsked(!isAsked);
    if (isAsked) onHeld();
  };
  const words = isHeld ? 'Keep holding…' : isAsked ? `Press again: ${children}` : children;
  return (
    <Stack gap="1">
      <Button
        variant="outline"
        minH="11"
        position="relative"
        overflow="hidden"
        userSelect="none"
        loading={loading}
        {...button}
        css={{ touchAction: 'manipulation', WebkitTouchCallout: 'none' }}
        onPointerDown={({ button: which }) => which === 0 && start()}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onContextMenu={(event) => event.preventDefault()}
        onBlur={release}
        onKeyDown={onKeyDown}
        onKeyUp={onKeyUp}
        onClick={onClick}
      >
        <Progress isHeld={isHeld} />
        <Box as="span" position="relative">
          {words}
        </Box>
      </Button>
      <Text fontSize="sm" color="fg.muted" textAlign="center" role="status">
        {wasShort && !isHeld ? `Hold the button a moment. ${hint}` : hint}
      </Text>
    </Stack>
  );
}
