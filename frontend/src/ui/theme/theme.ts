import { createSystem, defineConfig, type SystemConfig } from '@chakra-ui/react';
import {
  badgeRecipe,
  breakpoints,
  buttonRecipe,
  containerRecipe,
  headingRecipe,
  iconRecipe,
  inputRecipe,
  linkRecipe,
  spinnerRecipe,
} from '@chakra-ui/react/theme';
import { baseConfig } from './styleProps.ts';
import { plainTokens, semanticTokens } from './tokens.ts';

/** The size of a text with the height of its lines. */
const textStyle = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

/** Buttons of the usual size are as high as a finger needs. */
const mediumButton = { ...buttonRecipe.variants?.size?.md, h: '11', minW: '11' };

/** The product's tokens, and the recipes of the components on the first screen; all of the library's would be a third of its script. */
export const themeConfig = defineConfig({
  theme: {
    breakpoints,
    tokens: plainTokens,
    semanticTokens,
    textStyles: {
      '2xs': textStyle('2xs', '0.75rem'),
      xs: textStyle('xs', '1rem'),
      sm: textStyle('sm', '1.25rem'),
      md: textStyle('md', '1.5rem'),
      lg: textStyle('lg', '1.75rem'),
      xl: textStyle('xl', '1.875rem'),
      '2xl': textStyle('2xl', '2rem'),
      '3xl': textStyle('3xl', '2.375rem'),
      label: { value: { fontSize: 'sm', lineHeight: '1.25rem', fontWeight: 'medium' } },
    },
    layerStyles: { disabled: { value: { opacity: '0.5', cursor: 'not-allowed' } } },
    recipes: {
      badge: badgeRecipe,
      button: { ...buttonRecipe, variants: { ...buttonRecipe.variants, size: { ...buttonRecipe.variants?.size, md: mediumButton } } },
      container: containerRecipe,
      heading: headingRecipe,
      icon: iconRecipe,
      // Inputs with small text are enlarged by phones when they get the focus.
      input: { ...inputRecipe, defaultVariants: { ...inputRecipe.defaultVariants, size: 'lg' } },
      link: linkRecipe,
      spinner: spinnerRecipe,
    },
  },
});

/**
 * The styling system of the pages. Reset, base styles and keyframes are left to global.css (`globalStyles.ts`). It takes a tenth of a second
 * on a slow phone, so it is called apart from the rest of the start.
 */
export const makeSystem = (...more: SystemConfig[]) => createSystem(baseConfig, themeConfig, ...more);
