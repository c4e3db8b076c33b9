/* All tokens that are in use. The library has three times as many, and each one costs bytes and time before the first paint. */

const tokens = <Value extends string | number>(values: Record<string, Value>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

/** Returns lengths by their number of quarters of a rem. */
const quarters = (...counts: number[]) => tokens(Object.fromEntries(counts.map((count) => [count, `${count / 4}rem`])));

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

/** Returns a shadow with a vertical offset and a blur, in pixels, and a line around it. */
const shadow = (y: number, blur: number) =>
  both(
    `0px ${y}px ${blur}px rgb(24 24 27 / 0.1), 0px 0px 1px rgb(24 24 27 / 0.3)`,
    `0px ${y}px ${blur}px rgb(0 0 0 / 0.64), 0px 0px 1px inset rgb(212 212 216 / 0.3)`,
  );

const small = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20];

export const plainTokens = {
  animations: tokens({ spin: 'spin 1s linear infinite', pulse: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' }),
  // The backdrop of dialogs is black with an opacity.
  colors: { transparent: { value: 'transparent' }, blackAlpha: tokens({ 500: 'rgba(0, 0, 0, 0.36)' }) },
  cursor: tokens({ button: 'pointer', option: 'default' }),
  durations: tokens({ faster: '100ms', fast: '150ms', moderate: '200ms', slow: '300ms', slowest: '500ms' }),
  fonts: tokens({
    heading: "'Bricolage Grotesque Variable', 'Bricolage Grotesque Fallback', system-ui, sans-serif",
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    mono: 'SFMono-Regular,Menlo,Monaco,Consolas,"Liberation Mono","Courier New",monospace',
  }),
  fontSizes: tokens({ '2xs': '10px', xs: '12px', sm: '14px', md: '16px', lg: '20px', xl: '25px', '2xl': '31px', '3xl': '39px' }),
  fontWeights: tokens({ normal: '400', medium: '500', semibold: '600', bold: '700', extrabold: '800' }),
  radii: tokens({ l1: '8px', l2: '10px', l3: '12px', full: '9999px' }),
  sizes: {
    ...quarters(...small, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 64, 72, 80, 96),
    ...tokens({
      '3xs': '14rem',
      '2xs': '16rem',
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
    }),
    ...tokens({ '8xl': '90rem', prose: '60ch', full: '100%' }),
  },
  spacing: quarters(...small),
  zIndex: tokens({ docked: 10, sticky: 1100, modal: 1400, popover: 1500, skipNav: 1600, toast: 1700 }),
};

/** The product's look: a campus noticeboard. Paper and ink, deep indigo for actions, marigold for what is important now. */
export const semanticTokens = {
  colors: {
    bg: {
      DEFAULT: both('#fbf7ee', '#17151f'),
      subtle: both('#f5efe1', '#1d1a27'),
      muted: both('#efe6d2', '#2a2636'),
      emphasized: both('#e4e4e7', '#27272a'),
      panel: both('#fffdf8', '#211e2c'),
    },
    fg: {
      DEFAULT: both('#221f2e', '#f2eee4'),
      muted: both('#5b566b', '#bdb6cc'),
      subtle: both('#686279', '#a8a1b8'),
      error: both('#b3261e', '#f87171'),
    },
    border: { DEFAULT: both('#e0d6c0', '#3b3650'), emphasized: both('#8b8470', '#7a7394'), error: both('#ef4444', '#f87171') },
    brand: {
      solid: both('#3b2f8f', '#b3a7ff'),
      contrast: both('#ffffff', '#1b1733'),
      fg: both('#3b2f8f', '#b9aeff'),
      muted: both('#d9d3f3', '#3a3266'),
      subtle: both('#ebe7fa', '#292347'),
      emphasized: both('#c3baeb', '#4b4183'),
      focusRing: both('#6a5bd6', '#b9aeff'),
      border: both('#8b7fd0', '#6c5fb0'),
    },
    accent: {
      solid: both('#f5a524', '#f7b347'),
      contrast: both('#2b1d00', '#2b1d00'),
      subtle: both('#fdeecb', '#43330f'),
      fg: both('#7a4d00', '#f7c46a'),
    },
    good: {
      solid: both('#1f7a3f', '#7bd79a'),
      contrast: both('#ffffff', '#0d2716'),
      subtle: both('#dcf1e1', '#173a24'),
      fg: both('#1a6635', '#8fe0aa'),
    },
    chat: {
      own: both('#d8e6fb', '#1c3a66'),
      ownText: both('#123a70', '#dbe9ff'),
      other: both('#d3efdb', '#174a29'),
      otherText: both('#124a25', '#cdf3d9'),
    },
    bad: {
      solid: both('#b3261e', '#ff9d94'),
      contrast: both('#ffffff', '#3b0a07'),
      subtle: both('#fbe0dd', '#4a1a17'),
      fg: both('#a3211a', '#ffb0a8'),
    },
  },
  shadows: {
    md: shadow(4, 8),
    lg: shadow(8, 16),
    xl: shadow(16, 24),
    card: both('0 6px 20px rgb(43 36 64 / 0.10)', '0 6px 20px rgb(0 0 0 / 0.45)'),
  },
};
