import { hasPoints } from '../../lib/texts/points.ts';

/** Pictures of the banner with their texts. */
export const slides: readonly (readonly [file: string, text: string])[] = [
  ['1.gif', 'Good things move on, from student to student'],
  ['2.jpg', 'Books from last year, for this year'],
  ['3.jpg', 'Make music for less'],
  ['4.jpg', 'Across the campus in four minutes'],
  ['5.jpg', 'Your room, sorted'],
  ['6.jpg', 'Game on'],
  ...(hasPoints ? ([['7.png', 'Earn 20 points for everything you list']] as const) : []),
];

/** State of the banner. */
export interface BannerState {
  /** Index of the shown picture. */
  shown: number;
  paused: boolean;
  /** Whether the banner has been shown for some time. Until then it leaves the network to the first screen. */
  hasSettled: boolean;
}
