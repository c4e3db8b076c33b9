import { chakra } from '@chakra-ui/react';

/** Buildings as [left, top, width, height], in the units of the drawing. */
const buildings = [
  [28, 30, 76, 40],
  [124, 22, 54, 46],
  [300, 28, 68, 54],
  [36, 176, 58, 78],
  [112, 204, 66, 44],
  [286, 192, 84, 62],
] as const;

const trees = [
  [206, 36],
  [250, 50],
  [268, 112],
  [24, 128],
  [60, 112],
  [210, 256],
  [252, 236],
  [384, 126],
] as const;

const ground = 'var(--chakra-colors-bg-subtle)';
const way = 'var(--chakra-colors-border)';
const roof = 'var(--chakra-colors-bg-panel)';
const wall = 'var(--chakra-colors-border-emphasized)';
const green = 'var(--chakra-colors-good-subtle)';
const water = 'var(--chakra-colors-brand-subtle)';

/** Drawing of an imaginary campus: paths, buildings, trees and a pond, in the colours of the page. Pins show where spots are. */
export function CampusDrawing() {
  return (
    <chakra.svg viewBox="0 0 400 300" w="full" h="full" display="block" aria-hidden="true">
      <rect width="400" height="300" fill={ground} />
      <ellipse cx="230" cy="128" rx="66" ry="50" fill={green} />
      <path d="M192 134q10-26 40-22t34 22q-8 22-38 22t-36-22Z" fill={water} />
      <g fill="none" stroke={way} strokeWidth="14" strokeLinecap="round" strokeLinejoin="round">
        <path d="M0 92h136q26 0 40-16l20-22q14-16 40-16h40V0" />
        <path d="M136 92v96H0M136 188q60 4 108-4t60-36 96-14M244 184v116" />
      </g>
      {buildings.map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="6" fill={roof} stroke={wall} strokeWidth="2" />
      ))}
      {trees.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill={green} stroke={wall} strokeWidth="1" />
      ))}
    </chakra.svg>
  );
}
