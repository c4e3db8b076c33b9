import { Box, chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { onServer } from '../../lib/html/onServer.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { slides, type BannerState } from './bannerSlides.ts';

/** Still picture in place of the animated picture, which is many times as large. It is shown until the banner has settled and while it is paused. */
const STILL = { src: '/banner/1-1200.webp', srcSet: '/banner/1-720.webp 720w, /banner/1-1200.webp 1200w' };

/** Controls that move the banner. The first paint does not need them. */
const BannerControls = lazyComponent({ load: async () => (await import('./BannerControls.tsx')).BannerControls });

/** Returns whether a picture is shown or next to the shown one. */
const isNear = (index: number, shown: number): boolean => Math.abs(index - shown) <= 1 || (shown === slides.length - 1 && index === 0);

/** Banner of seven pictures that changes every 5 seconds. It stops outside the viewport, when paused, and with reduced motion. */
export function Banner() {
  const [state, setState] = useState<BannerState>(() => ({
    shown: 0,
    paused: !onServer && matchMedia('(prefers-reduced-motion: reduce)').matches,
    hasSettled: false,
  }));
  const { shown, paused, hasSettled } = state;
  const box = useRef<HTMLDivElement>(null);
  const isStill = paused || !hasSettled;
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
        <chakra.img
          key={file}
          {...((index === shown || (hasSettled && isNear(index, shown))) && (isStill && file.endsWith('.gif') ? STILL : { src: `/banner/${file}` }))}
          // This is the largest picture of the first screen.
          fetchPriority="high"
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
      <BannerControls box={box} state={state} onChange={setState} />
    </Box>
  );
}
