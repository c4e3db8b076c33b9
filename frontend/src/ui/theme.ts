import { createSystem, defaultBaseConfig, defineConfig, type SystemConfig } from '@chakra-ui/react';
import {
  animationStyles,
  badgeRecipe,
  breakpoints,
  buttonRecipe,
  containerRecipe,
  cssVarsPrefix,
  cssVarsRoot,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  layerStyles,
  linkRecipe,
  semanticTokens,
  skeletonRecipe,
  spinnerRecipe,
  textStyles,
  tokens,
} from '@chakra-ui/react/theme';

const both = (light: string, dark: string) => ({ value: { _light: light, _dark: dark } });

const pick = <Group extends object, Key extends keyof Group>(group: Group, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, group[key]])) as Pick<Group, Key>;

const omitMatching = <Group extends object>(group: Group, unused: RegExp) =>
  Object.fromEntries(Object.entries(group).filter(([key]) => !unused.test(key))) as Group;

/** Only the tokens in use: every token delays the first paint. */
const usedTokens = {
  ...tokens,
  colors: {
    ...pick(tokens.colors, 'transparent', 'current', 'black', 'white', 'gray', 'red'),
    // The backdrop of dialogs.
    blackAlpha: pick(tokens.colors.blackAlpha, 500),
  },
  spacing: omitMatching(tokens.spacing, /^(2[4-9]|[3-9]\d)$/),
  sizes: omitMatching(tokens.sizes, /\/(5|6|12)$/),
};
const usedSemanticTokens = { ...semanticTokens, colors: pick(semanticTokens.colors, 'bg', 'fg', 'border', 'gray', 'red') };

/** The library's conditions and the recipes of the components in use; all recipes would be a third of the first page's script. */
const library = defineConfig({
  cssVarsPrefix,
  cssVarsRoot,
  theme: {
    breakpoints,
    tokens: usedTokens,
    semanticTokens: usedSemanticTokens,
    textStyles: omitMatching(textStyles, /^[4-9]xl$/),
    layerStyles,
    animationStyles,
    recipes: {
      badge: badgeRecipe,
      button: buttonRecipe,
      container: containerRecipe,
      heading: headingRecipe,
      icon: iconRecipe,
      input: inputRecipe,
      link: linkRecipe,
      skeleton: skeletonRecipe,
      spinner: spinnerRecipe,
    },
  },
});

/** CampusCart's theme: paper and ink, deep indigo for actions, marigold for highlights. */
const config = defineConfig({
  theme: {
    tokens: {
      fonts: {
        heading: { value: "'Bricolage Grotesque Variable', system-ui, sans-serif" },
        body: { value: "'Figtree Variable', system-ui, sans-serif" },
      },
      fontSizes: {
        xs: { value: '12px' },
        sm: { value: '14px' },
        md: { value: '16px' },
        lg: { value: '20px' },
        xl: { value: '25px' },
        '2xl': { value: '31px' },
        '3xl': { value: '39px' },
      },
    },
    semanticTokens: {
      colors: {
        bg: {
          DEFAULT: both('#fbf7ee', '#17151f'),
          subtle: both('#f5efe1', '#1d1a27'),
          muted: both('#efe6d2', '#2a2636'),
          panel: both('#fffdf8', '#211e2c'),
        },
        fg: { DEFAULT: both('#221f2e', '#f2eee4'), muted: both('#5b566b', '#bdb6cc'), subtle: both('#686279', '#a8a1b8') },
        border: { DEFAULT: both('#e0d6c0', '#3b3650'), emphasized: both('#8b8470', '#7a7394') },
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
      radii: { l1: { value: '8px' }, l2: { value: '10px' }, l3: { value: '12px' } },
      shadows: { card: both('0 6px 20px rgb(43 36 64 / 0.10)', '0 6px 20px rgb(0 0 0 / 0.45)') },
    },
  },
});

/**
 * Creates the styling system of the pages. Reset, base styles and keyframes are in global.css (`globalStyles.ts`). It takes a tenth of a second
 * on a slow phone, so it is called separately from the rest of the start.
 */
export const makeSystem = (...more: SystemConfig[]) => createSystem(defaultBaseConfig, library, config, ...more);
