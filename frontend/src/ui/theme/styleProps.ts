import { defineConditions, defineConfig, type SystemConfig } from '@chakra-ui/react';

/*
 * The conditions and style properties that are in use, each as in the library's `defaultBaseConfig`, which has three times as many. The build fails
 * if one that is in use is missing here. CSS properties that take no tokens need no entry.
 */

type Utility = NonNullable<SystemConfig['utilities']>[string];
type Transform = NonNullable<Utility['transform']>;

/** Shorthands by property. */
type Names = Record<string, string[]>;

/** Casts styles with computed names. The library's type lists every name. */
const styles = (byName: Record<string, unknown>) => byName as object as ReturnType<Transform>;

/** Returns properties that take the tokens of a group. */
const taking = (values: NonNullable<Utility['values']>, properties: Names) =>
  Object.fromEntries(Object.entries(properties).map(([property, shorthand]) => [property, { values, shorthand }]));

/** Sets a property to a colour, optionally with an opacity: "brand.solid/90". */
function colorStyles(property: string, value: string, { utils }: Parameters<Transform>[1]): Record<string, string> {
  const mix = utils.colorMix(value);
  if (mix.invalid) return { [property]: value };
  return { [`--mix-${property}`]: mix.value, [property]: `var(--mix-${property}, ${mix.color})` };
}

/** Returns properties that take colours. `set` is the CSS property to set, if it is another one. */
const colored = (properties: Names, set?: string) =>
  Object.fromEntries(
    Object.entries(properties).map(([property, shorthand]) => [
      property,
      {
        values: 'colors' as const,
        shorthand,
        transform: (value: string, args: Parameters<Transform>[1]) => styles(colorStyles(set ?? property, value, args)),
      },
    ]),
  );

/** Returns a background property that also passes its colour on to the content. */
const background = (property: string, shorthand: string): Utility => ({
  values: 'colors',
  shorthand: [shorthand],
  transform: (value: string, args) => {
    const color = colorStyles(property, value, args);
    return styles({ ...color, '--bg-currentcolor': color[property] });
  },
});

/** Returns a transform that sets several properties to one value. */
const setting =
  (...properties: string[]): Transform =>
  (value: string) =>
    styles(Object.fromEntries(properties.map((property) => [property, value])));

/** Returns the property for the outline of a focused element. */
const focusRing = (selector: string): Utility => ({
  values: ['outside', 'inside', 'none'],
  transform: (value: string, { token }) => {
    const inside = value === 'inside';
    const line = {
      outlineOffset: inside ? '0px' : 'var(--focus-ring-offset, 2px)',
      outlineWidth: `var(--focus-ring-width, ${inside ? '1px' : '2px'})`,
      outlineColor: 'var(--focus-ring-color)',
      outlineStyle: 'var(--focus-ring-style, solid)',
      ...(inside && { borderColor: 'var(--focus-ring-color)' }),
    };
    return styles({ '--focus-ring-color': token('colors.colorPalette.focusRing'), [selector]: value === 'none' ? { outline: 'none' } : line });
  },
});

const FOLLOWING = '& > :not(style, [hidden]) ~ :not(style, [hidden])';

export const baseConfig = defineConfig({
  conditions: defineConditions({
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
    active: '&:is(:active, [data-active]):not(:disabled, [data-disabled], [data-state=open])',
    focus: '&:is(:focus, [data-focus])',
    focusWithin: '&:is(:focus-within, [data-focus-within])',
    focusVisible: '&:is(:focus-visible, [data-focus-visible])',
    disabled: '&:is(:disabled, [disabled], [data-disabled], [aria-disabled=true])',
    empty: '&:is(:empty, [data-empty])',
    checked: '&:is(:checked, [data-checked], [aria-checked=true], [data-state=checked])',
    expanded: '&:is([aria-expanded=true], [data-expanded], [data-state=expanded])',
    highlighted: '&[data-highlighted]',
    dragging: '&[data-dragging]',
    before: '&::before',
    after: '&::after',
    marker: '&::marker',
    first: '&:first-of-type',
    last: '&:last-of-type',
    notFirst: '&:not(:first-of-type)',
    notLast: '&:not(:last-of-type)',
    invalid: '&:is([data-invalid], [aria-invalid=true], [data-state=invalid])',
    placeholder: '&::placeholder, &[data-placeholder]',
    placeholderShown: '&:is(:placeholder-shown, [data-placeholder-shown])',
    selected: '&:is([aria-selected=true], [data-selected])',
    open: '&:is([open], [data-open], [data-state=open])',
    closed: '&:is([closed], [data-closed], [data-state=closed])',
    motionReduce: '@media (prefers-reduced-motion: reduce)',
    dark: '.dark &, .dark .chakra-theme:not(.light) &',
    light: ':root &, .light &',
    rtl: '[dir=rtl] &',
    icon: '& :where(svg)',
  }),
  utilities: {
    background: background('background', 'bg'),
    backgroundColor: background('backgroundColor', 'bgColor'),
    backgroundClip: {
      transform: (value: string) => (value === 'text' ? { color: 'transparent', backgroundClip: 'text' } : { backgroundClip: value }),
    },
    ...colored({ borderColor: [], borderBottomColor: [], borderInlineStartColor: ['borderStartColor'], color: [], fill: [], stroke: [] }),
    ...colored({ accentColor: [], outlineColor: [], textDecorationColor: [], caretColor: [] }),
    ...colored({ boxShadowColor: ['shadowColor'] }, '--shadow-color'),
    ...colored({ focusRingColor: [] }, '--focus-ring-color'),
    ...taking('radii', {
      borderRadius: ['rounded'],
      borderTopLeftRadius: [],
      borderTopRightRadius: [],
      borderBottomLeftRadius: [],
      borderBottomRightRadius: [],
    }),
    borderTopRadius: { values: 'radii', transform: setting('borderTopLeftRadius', 'borderTopRightRadius') },
    borderBottomRadius: { values: 'radii', transform: setting('borderBottomLeftRadius', 'borderBottomRightRadius') },
    borderInlineStartRadius: {
      values: 'radii',
      shorthand: ['borderStartRadius'],
      transform: setting('borderStartStartRadius', 'borderEndStartRadius'),
    },
    borderInlineEndRadius: { values: 'radii', shorthand: ['borderEndRadius'], transform: setting('borderStartEndRadius', 'borderEndEndRadius') },
    divideY: { transform: (value: string) => ({ [FOLLOWING]: { borderTopWidth: value, borderBottomWidth: '0px' } }) },
    boxShadow: { values: 'shadows', shorthand: ['shadow'] },
    focusRing: focusRing('&:is(:focus, [data-focus])'),
    focusVisibleRing: focusRing('&:is(:focus-visible, [data-focus-visible])'),
    focusRingWidth: { transform: setting('--focus-ring-width') },
    ...taking('sizes', {
      width: ['w'],
      height: ['h'],
      minWidth: ['minW'],
      minHeight: ['minH'],
      maxWidth: ['maxW'],
      maxHeight: ['maxH'],
      flexBasis: [],
    }),
    boxSize: { values: 'sizes', transform: setting('width', 'height') },
    ...taking('spacing', {
      gap: [],
      rowGap: ['gapY'],
      columnGap: ['gapX'],
      inset: [],
      insetInline: ['insetX'],
      insetBlock: ['insetY'],
      insetInlineStart: ['insetStart'],
      insetInlineEnd: ['insetEnd'],
      top: [],
      right: [],
      bottom: [],
      left: [],
      scrollPaddingTop: [],
      scrollPaddingBottom: [],
      margin: ['m'],
      marginTop: ['mt'],
      marginRight: ['mr'],
      marginBottom: ['mb'],
      marginLeft: ['ml'],
      marginInlineStart: ['ms', 'marginStart'],
      marginInlineEnd: ['me', 'marginEnd'],
      marginInline: ['mx', 'marginX'],
      marginBlock: ['my', 'marginY'],
      padding: ['p'],
      paddingTop: ['pt'],
      paddingRight: ['pr'],
      paddingBottom: ['pb'],
      paddingLeft: ['pl'],
      paddingInlineStart: ['ps', 'paddingStart'],
      paddingInlineEnd: ['pe', 'paddingEnd'],
      paddingInline: ['px', 'paddingX'],
      paddingBlock: ['py', 'paddingY'],
    }),
    spaceX: {
      values: 'spacing',
      transform: (value: string) => ({
        [FOLLOWING]: {
          '--space-x-reverse': '0',
          marginInlineStart: `calc(${value} * calc(1 - var(--space-x-reverse)))`,
          marginInlineEnd: `calc(${value} * var(--space-x-reverse))`,
        },
      }),
    },
    position: { shorthand: ['pos'] },
    ...taking('zIndex', { zIndex: [] }),
    hideFrom: { values: 'breakpoints', transform: (_: unknown, { raw }: { raw: string }) => ({ [`@breakpoint ${raw}`]: { display: 'none' } }) },
    hideBelow: { values: 'breakpoints', transform: (_: unknown, { raw }: { raw: string }) => ({ [`@breakpoint ${raw}Down`]: { display: 'none' } }) },
    scrollbar: {
      values: ['hidden'],
      transform: () => ({ msOverflowStyle: 'none', scrollbarWidth: 'none', '&::-webkit-scrollbar': { display: 'none' } }),
    },
    rotate: { transform: (value: string | number) => ({ rotate: typeof value === 'number' ? `${value}deg` : value }) },
    ...taking('durations', { transitionDuration: [], animationDuration: [], animationDelay: [] }),
    transition: {
      values: ['backgrounds'],
      transform: (value: string) =>
        value === 'backgrounds'
          ? {
              transition: 'background, background-color, background-image, background-position',
              transitionTimingFunction: 'cubic-bezier(0.4, 0, 0.2, 1)',
              transitionDuration: '150ms',
            }
          : { transition: value },
    },
    transitionProperty: {
      values: { common: 'background-color, border-color, color, fill, stroke, opacity, box-shadow, translate, transform' },
    },
    ...taking('animations', { animation: [] }),
    ...taking('fonts', { fontFamily: [] }),
    ...taking('fontSizes', { fontSize: [] }),
    ...taking('fontWeights', { fontWeight: [] }),
    ...taking('cursor', { cursor: [] }),
    truncate: {
      values: { type: 'boolean' },
      transform: (value: boolean) => (value === true ? { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } : {}),
    },
    lineClamp: {
      transform: (value: string) =>
        value === 'none'
          ? { WebkitLineClamp: 'unset' }
          : { overflow: 'hidden', display: '-webkit-box', WebkitLineClamp: value, WebkitBoxOrient: 'vertical', textWrap: 'wrap' },
    },
    srOnly: {
      values: { type: 'boolean' },
      transform: (value: boolean) =>
        value === true
          ? {
              position: 'absolute',
              width: '1px',
              height: '1px',
              padding: '0',
              margin: '-1px',
              overflow: 'hidden',
              clip: 'rect(0, 0, 0, 0)',
              whiteSpace: 'nowrap',
              borderWidth: '0',
            }
          : {},
    },
  },
});
