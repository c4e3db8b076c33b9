import { Box } from '@chakra-ui/react';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';

interface Props {
  /** The photos in the order of the ring: each goes to the owner of the one before. */
  photos: readonly string[];
}

const SIZE = 220;
const RADIUS = 78;
const PHOTO = 64;

/** The place of a photo on the circle, the first one on top. */
function placeOf(index: number, count: number, radius = RADIUS): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: SIZE / 2 + radius * Math.cos(angle), y: SIZE / 2 + radius * Math.sin(angle) };
}

/** The arc from one photo to the one before, against the clock, with its arrowhead half-way. */
function arrow(index: number, count: number): { path: string; head: string } {
  const [from, to] = [placeOf(index, count), placeOf(index - 1, count)];
  const middle = placeOf(index - 0.5, count);
  const angle = ((index - 0.5) / count) * 360 + 180;
  return {
    path: `M ${from.x} ${from.y} A ${RADIUS} ${RADIUS} 0 0 0 ${to.x} ${to.y}`,
    head: `translate(${middle.x} ${middle.y}) rotate(${angle})`,
  };
}

/** A swap as a circle of photos with arrows to who gets each. The text beside it says the same. */
export function RingPicture({ photos }: Props) {
  return (
    <Box aria-hidden position="relative" w={`${SIZE}px`} h={`${SIZE}px`} mx="auto" flexShrink={0} color="brand.fg">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} fill="none" stroke="currentColor" strokeWidth="2">
        {photos.map((photo, index) => {
          const { path, head } = arrow(index, photos.length);
          return (
            <g key={`${index} ${photo}`}>
              <path d={path} />
              <path d="M 6 -6 L -4 0 L 6 6" transform={head} />
            </g>
          );
        })}
      </svg>
      {photos.map((photo, index) => {
        const { x, y } = placeOf(index, photos.length);
        return (
          <Box key={`${index} ${photo}`} position="absolute" left={`${x - PHOTO / 2}px`} top={`${y - PHOTO / 2}px`} w={`${PHOTO}px`}>
            <ProductPhoto url={photo} name="" w="full" borderRadius="l2" />
          </Box>
        );
      })}
    </Box>
  );
}
