import { chakra, IconButton } from '@chakra-ui/react';
import { useEffect, useState, type Dispatch, type RefObject, type SetStateAction } from 'react';
import { useOnline } from '../../lib/connection.ts';
import { slides, type BannerState } from './bannerSlides.ts';

const EVERY_MS = 5000;
const SETTLED_MS = 2000;

/** Returns whether the element is in the viewport of a visible tab. */
function useIsVisible(element: RefObject<HTMLElement | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  const [tabShown, setTabShown] = useState(!document.hidden);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setOnScreen(entries.at(-1)!.isIntersecting));
    observer.observe(element.current!);
    const onVisibility = () => setTabShown(!document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [element]);
  return onScreen && tabShown;
}

function SlideDots({ shown, onChoose }: { shown: number; onChoose: (index: number) => void }) {
  return (
    <chakra.div position="absolute" bottom="0" insetX="0" display="flex" justifyContent="center">
      {slides.map(([file], index) => (
        <chakra.button
          key={file}
          type="button"
          aria-label={`Picture ${index + 1}`}
          aria-current={index === shown}
          onClick={() => onChoose(index)}
          // Height of a touch target. The dot is at the bottom.
          pt="7"
          px="2"
          pb="2"
          cursor="pointer"
        >
          <chakra.span
            display="block"
            w={index === shown ? '6' : '2.5'}
            h="2"
            borderRadius="full"
            bg={index === shown ? '#f5a524' : '#fffdf8'}
            borderWidth="1px"
            borderColor="#221f2e"
          />
        </chakra.button>
      ))}
    </chakra.div>
  );
}

interface Props {
  /** Element of the banner. */
  box: RefObject<HTMLElement | null>;
  state: BannerState;
  onChange: Dispatch<SetStateAction<BannerState>>;
}

/** Controls of the banner: a timer for the next picture, the dots, and Pause. */
export function BannerControls({ box, state, onChange }: Props) {
  const { shown, paused } = state;
  const isOnline = useOnline();
  // Without a network the next picture may not load.
  const resting = !useIsVisible(box) || paused || !isOnline;
  useEffect(() => {
    if (!isOnline) return;
    const timer = setTimeout(() => onChange((before) => ({ ...before, hasSettled: true })), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [isOnline, onChange]);
  useEffect(() => {
    if (resting) return;
    const timer = setTimeout(() => onChange((before) => ({ ...before, shown: (shown + 1) % slides.length })), EVERY_MS);
    return () => clearTimeout(timer);
  }, [shown, resting, onChange]);
  return (
    <>
      <IconButton
        aria-label={paused ? 'Play' : 'Pause'}
        onClick={() => onChange((before) => ({ ...before, paused: !before.paused }))}
        variant="plain"
        position="absolute"
        right="0"
        top="0"
        minW="11"
        h="11"
      >
        <chakra.span bg="bg.panel" color="fg" borderRadius="full" boxSize="7" display="grid" placeItems="center" fontSize="xs" opacity="0.9">
          {paused ? '▶' : '❚❚'}
        </chakra.span>
      </IconButton>
      <SlideDots shown={shown} onChoose={(index) => onChange((before) => ({ ...before, shown: index }))} />
    </>
  );
}
