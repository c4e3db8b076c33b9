import { defineSlotRecipe } from '@chakra-ui/react';
import { fileUploadSlotRecipe, pinInputSlotRecipe, ratingGroupSlotRecipe, toastSlotRecipe } from '@chakra-ui/react/theme';

/* Recipes of components that the first page does not use. They are not in the theme: a component passes its recipe in the property `recipe`. */

export const fileUploadRecipe = fileUploadSlotRecipe;
export const pinInputRecipe = pinInputSlotRecipe;
export const ratingGroupRecipe = ratingGroupSlotRecipe;

/**
 * Toast in the theme's colours. While toasts are at the top, each is moved down by its own height, and later toasts are below it instead of above.
 */
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
