/** `sizes` attribute of the photo on a product page. The server writes the same value into the page's head. */
export const PHOTO_SIZES = '(max-width: 47.99em) calc(100vw - 32px), (max-width: 90em) calc((100vw - 104px) * 0.5454), 729px';
