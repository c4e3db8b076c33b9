import { Box } from '@chakra-ui/react';
import { formatAmount } from '../../lib/format/format.ts';
import { ProductPhoto } from '../../market/photos/ProductPhoto.tsx';

interface Props {
  /** Photos in the order of the ring. Each listing goes to the owner of the previous one. */
  photos: readonly string[];
  /** Payments, with the positions of the owners in the ring. */
  payments: readonly Payment[];
}

interface Payment {
  from: number;
  to: number;
  amount: number;
}

const SIZE = 220;
const RADIUS = 78;
const PHOTO = 64;
/** Positions of the amount and the arrowhead on the line of a payment. */
const [AMOUNT_AT, HEAD_AT] = [0.44, 0.64];

/** Returns the position of a photo on the circle. The first one is at the top. */
function placeOf(index: number, count: number, radius = RADIUS): { x: number; y: number } {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return { x: SIZE / 2 + radius * Math.cos(angle), y: SIZE / 2 + radius * Math.sin(angle) };
}

/** Returns the arc from one photo to the previous one, counterclockwise, with its arrowhead in the middle. */
function arrow(index: number, count: number): { path: string; head: string } {
  const [from, to] = [placeOf(index, count), placeOf(index - 1, count)];
  const middle = placeOf(index - 0.5, count);
  const angle = ((index - 0.5) / count) * 360 + 180;
  return {
    path: `M ${from.x} ${from.y} A ${RADIUS} ${RADIUS} 0 0 0 ${to.x} ${to.y}`,
    head: `translate(${middle.x} ${middle.y}) rotate(${angle})`,
  };
}

/** Returns a point on the straight line between two positions. */
function between(from: number, to: number, count: number, part: number): { x: number; y: number } {
  const [start, end] = [placeOf(from, count), placeOf(to, count)];
  return { x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y) };
}

/** Line of a payment, with an arrowhead towards the payee. */
function PaymentLine({ payment: { from, to }, count }: { payment: Payment; count: number }) {
  const [start, end, head] = [placeOf(from, count), placeOf(to, count), between(from, to, count, HEAD_AT)];
  const angle = (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI + 180;
  return (
    <g strokeDasharray="3 4" opacity="0.7">
      <path d={`M ${start.x} ${start.y} L ${end.x} ${end.y}`} />
      <path d="M 6 -6 L -4 0 L 6 6" strokeDasharray="none" transform={`translate(${head.x} ${head.y}) rotate(${angle})`} />
    </g>
  );
}

/** Amount of a payment on its line, closer to the payer, because two lines may cross in the middle. */
function PaymentAmount({ payment: { from, to, amount }, count }: { payment: Payment; count: number }) {
  const { x, y } = between(from, to, count, AMOUNT_AT);
  return (
    <Box
      position="absolute"
      left={`${x}px`}
      top={`${y}px`}
      transform="translate(-50%, -50%)"
      px="1"
      bg="bg.panel"
      borderRadius="l1"
      fontSize="xs"
      whiteSpace="nowrap"
    >
      {formatAmount(amount)}
    </Box>
  );
}

/** Swap as a circle of photos, with arrows to the receivers and the payments across the circle. The text beside it has the same information. */
export function RingPicture({ photos, payments }: Props) {
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
        {payments.map((payment) => (
          <PaymentLine key={`${payment.from} ${payment.to}`} payment={payment} count={photos.length} />
        ))}
      </svg>
      {photos.map((photo, index) => {
        const { x, y } = placeOf(index, photos.length);
        return (
          <Box key={`${index} ${photo}`} position="absolute" left={`${x - PHOTO / 2}px`} top={`${y - PHOTO / 2}px`} w={`${PHOTO}px`}>
            <ProductPhoto url={photo} name="" w="full" borderRadius="l2" />
          </Box>
        );
      })}
      {payments.map((payment) => (
        <PaymentAmount key={`${payment.from} ${payment.to}`} payment={payment} count={photos.length} />
      ))}
    </Box>
  );
}
