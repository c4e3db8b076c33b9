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

/** Returns a font size with its line height. */
const textStyle = (fontSize: string, lineHeight: string) => ({ value: { fontSize, lineHeight } });

/** Buttons of the default size have the height of a touch target. */
const mediumButton = { ...buttonRecipe.variants?.size?.md, h: '11', minW: '11' };

/** Tokens of the product, and the recipes of the components on the first screen. All recipes of the library would be a third of the first script. */
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
      // Phones zoom in on inputs with small text when these receive the focus.
      input: { ...inputRecipe, defaultVariants: { ...inputRecipe.defaultVariants, size: 'lg' } },
      link: linkRecipe,
      spinner: spinnerRecipe,
    },
  },
});

/**
 * Creates the styling system of the pages. global.css has the reset, base styles and keyframes (`globalStyles.ts`). The call takes a tenth of a
 * second on a slow phone, so it is a separate step of the start.
 */
export const makeSystem = (...more: SystemConfig[]) => createSystem(baseConfig, themeConfig, ...more);
