import { Box, chakra, IconButton, Image } from '@chakra-ui/react';
import { useEffect, useState } from 'react';

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

/** Seven pictures, the next one every 5 seconds; it rests while one points at it, and under reduced motion. */
export function Banner() {
  const [shown, setShown] = useState(0);
  const [paused, setPaused] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  useEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => setShown((shown + 1) % slides.length), EVERY_MS);
    return () => clearTimeout(timer);
  }, [shown, paused]);
  return (
    <Box
      as="section"
      aria-label="Highlights"
      aria-roledescription="carousel"
      position="relative"
      borderRadius="l3"
      overflow="hidden"
      aspectRatio={{ base: 2, md: 3.2 }}
      bg="brand.subtle"
    >
      {slides.map(([file], index) => (
        <Image
          key={file}
          src={Math.abs(index - shown) <= 1 || (shown === slides.length - 1 && index === 0) ? `/banner/${file}` : undefined}
          alt=""
          width="1200"
          height="375"
          position="absolute"
          inset="0"
          w="full"
          h="full"
          objectFit="cover"
          opacity={index === shown ? 1 : 0}
          transition="opacity 200ms"
        />
      ))}
      <chakra.p
        position="absolute"
        insetInlineStart={{ base: '5', md: '10' }}
        top="50%"
        transform="translateY(-50%)"
        maxW="48%"
        fontFamily="heading"
        fontWeight="extrabold"
        lineHeight="1.15"
        fontSize={{ base: 'lg', md: '2xl', lg: '3xl' }}
        color="#221f2e"
        aria-live="off"
      >
        {slides[shown]![1]}
      </chakra.p>
      <IconButton
        aria-label={paused ? 'Play' : 'Pause'}
        onClick={() => setPaused(!paused)}
        size="sm"
        position="absolute"
        right="2"
        top="2"
        minW="11"
        h="11"
        borderRadius="full"
        bg="bg.panel"
        color="fg"
        opacity="0.9"
      >
        {paused ? '▶' : '❚❚'}
      </IconButton>
      <chakra.div position="absolute" bottom="1" insetX="0" display="flex" justifyContent="center">
        {slides.map(([file], index) => (
          <chakra.button
            key={file}
            type="button"
            aria-label={`Picture ${index + 1}`}
            aria-current={index === shown}
            onClick={() => setShown(index)}
            p="2"
            cursor="pointer"
          >
            <chakra.span
              display="block"
              w={index === shown ? '6' : '2.5'}
              h="2.5"
              borderRadius="full"
              bg={index === shown ? '#f5a524' : '#fffdf8'}
              borderWidth="1px"
              borderColor="#221f2e"
            />
          </chakra.button>
        ))}
      </chakra.div>
    </Box>
  );
}
