import { defineSlotRecipe } from '@chakra-ui/react';
import { fileUploadSlotRecipe, pinInputSlotRecipe, ratingGroupSlotRecipe, toastSlotRecipe } from '@chakra-ui/react/theme';

/* Recipes of components that the first screen does not draw: each comes with its component, by the property `recipe`, not with the theme. */

export const fileUploadRecipe = fileUploadSlotRecipe;
export const pinInputRecipe = pinInputSlotRecipe;
export const ratingGroupRecipe = ratingGroupSlotRecipe;

/** In the product's colours. */
export const toastRecipe = defineSlotRecipe({
  ...toastSlotRecipe,
  base: {
    ...toastSlotRecipe.base,
    root: {
      ...toastSlotRecipe.base?.root,
      '&[data-type=warning]': { bg: 'accent.solid', color: 'accent.contrast' },
      '&[data-type=success]': { bg: 'good.solid', color: 'good.contrast' },
      '&[data-type=error]': { bg: 'bad.solid', color: 'bad.contrast' },
    },
  },
});
