import { Box, chakra, IconButton, Image } from '@chakra-ui/react';
import { useEffect, useRef, useState, type RefObject } from 'react';

/** Shown in place of the animated picture, which is seven times as large, until the banner has settled and while it is paused. */
const STILL = '1.jpg';

const slides = [
  ['1.gif', 'Good things move on, from student to student'],
  ['2.jpg', 'Books from last year, for this year'],
  ['3.jpg', 'Make music for less'],
  ['4.jpg', 'Across the campus in four minutes'],
  ['5.jpg', 'Your room, sorted'],
  ['6.jpg', 'Game on'],
  ['7.png', 'Earn 20 points for everything you list'],
] as const;

const EVERY_MS = 5000;
const SETTLED_MS = 2000;

/** Whether a picture is the one that is shown, or next to it. */
const isNear = (index: number, shown: number): boolean => Math.abs(index - shown) <= 1 || (shown === slides.length - 1 && index === 0);

/** Whether the element is in the viewport of a visible tab. */
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

/** Whether the banner is shown for some time. Until then it leaves the network to the first screen. */
function useHasSettled(): boolean {
  const [hasSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS);
    return () => clearTimeout(timer);
  }, []);
  return hasSettled;
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
          p="2"
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

/** Seven pictures, the next one every 5 seconds. It stops outside the viewport, when paused, and with reduced motion. */
export function Banner() {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const box = useRef<HTMLDivElement>(null);
  const resting = !useIsVisible(box) || paused;
  const hasSettled = useHasSettled();
  const isStill = paused || !hasSettled;
  useEffect(() => {
    if (resting) return;
    const timer = setTimeout(() => setShown((shown + 1) % slides.length), EVERY_MS);
    return () => clearTimeout(timer);
  }, [shown, resting]);
  return (
    <Box
      ref={box}
      as="section"
      aria-label="Highlights"
      aria-roledescription="carousel"
      position="relative"
      borderRadius="l3"
      overflow="hidden"
      height={{ base: '104px', md: 'auto' }}
      aspectRatio={{ md: 4.4, xl: 5.4 }}
      bg="brand.subtle"
    >
      {slides.map(([file], index) => (
        <Image
          key={file}
          src={index === shown || (hasSettled && isNear(index, shown)) ? `/banner/${isStill && file.endsWith('.gif') ? STILL : file}` : undefined}
          alt=""
          width="1200"
          height="375"
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="cover"
          objectPosition="right center"
          opacity={index === shown ? 1 : 0}
          transition="opacity 200ms"
          _dark={{ filter: 'brightness(0.5) saturate(0.9)' }}
        />
      ))}
      <chakra.p
        position="absolute"
        insetInlineStart={{ base: '4', md: '10' }}
        top={{ base: '45%', md: '50%' }}
        transform="translateY(-50%)"
        maxW={{ base: '52%', md: '46%' }}
        fontFamily="heading"
        fontWeight="extrabold"
        lineHeight="1.15"
        fontSize={{ base: 'md', md: '2xl', lg: '3xl' }}
        color={{ base: '#221f2e', _dark: '#f7f1e3' }}
        aria-live="off"
      >
        {slides[shown]![1]}
      </chakra.p>
      <IconButton
        aria-label={paused ? 'Play' : 'Pause'}
        onClick={() => setPaused(!paused)}
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
      <SlideDots shown={shown} onChoose={setShown} />
    </Box>
  );
}
