import { defineSlotRecipe } from '@chakra-ui/react';
import { fileUploadSlotRecipe, pinInputSlotRecipe, ratingGroupSlotRecipe, toastSlotRecipe } from '@chakra-ui/react/theme';

/* Recipes of components that the first page does not use. A component passes its recipe by the property `recipe`; the theme does not have it. */

export const fileUploadRecipe = fileUploadSlotRecipe;
export const pinInputRecipe = pinInputSlotRecipe;
export const ratingGroupRecipe = ratingGroupSlotRecipe;

/** In the theme's colours. While toasts are at the top, each is its own height lower, and later ones are below it instead of above. */
export const toastRecipe = defineSlotRecipe({
  ...toastSlotRecipe,
  base: {
    ...toastSlotRecipe.base,
    root: {
      ...toastSlotRecipe.base?.root,
      translate: 'var(--x) calc(var(--toasts-at-top, 0) * 100% + (1 - 2 * var(--toasts-at-top, 0)) * var(--y))',
      '&[data-type=warning]': { bg: 'accent.solid', color: 'accent.contrast' },
      '&[data-type=success]': { bg: 'good.solid', color: 'good.contrast' },
      '&[data-type=error]': { bg: 'bad.solid', color: 'bad.contrast' },
    },
  },
});
