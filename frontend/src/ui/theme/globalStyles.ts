import { defineConfig } from '@chakra-ui/react';
import { globalCss, keyframes } from '@chakra-ui/react/theme';

/** The library's reset, base styles and keyframes, for the style sheet that `npm run codegen` writes. */
export const libraryStyles = defineConfig({ preflight: true, globalCss, theme: { keyframes } });

/** The lower edge of toasts at the top of the screen. */
const TOASTS_AT_TOP = 'calc(100dvh - var(--toasts-top, 8px))';

/** CampusCart's base styles. */
export const ownStyles = defineConfig({
  globalCss: {
    // Phones have a bottom bar of 56 px; fixed elements are placed above it.
    html: {
      colorPalette: 'brand',
      scrollPaddingTop: '96px',
      '--bottom-bar': { base: 'calc(57px + env(safe-area-inset-bottom))', md: '0px' },
      '--bottom-actions': '0px',
      // Where the notice about the connection is.
      '--notice-top': 'auto',
      '--notice-bottom': 'calc(var(--bottom-bar) + var(--bottom-actions) + 12px)',
    },
    // Height of actions fixed to the bottom of a phone's screen; toasts are placed above them.
    // Sell, which otherwise rises above the bottom bar, leaves them free.
    'html:has([data-bottom-actions])': {
      '--bottom-actions': { base: '52px', md: '0px' },
      '--sell-icon': 'translateY(8px) scale(0.75)',
    },
    // The bar of the last action (`ActionBar`) stands above the bottom bar, and everything else above both.
    'html:has([data-action-bar])': { '--bottom-bar': { base: 'calc(121px + env(safe-area-inset-bottom))', md: '64px' } },
    // The controls of a dialog are at its bottom, so toasts move to the top of the screen while one is open (`toastRecipe`), on phones also beside the assistant.
    'html:has(:is([role=dialog], [role=alertdialog])[data-state=open])': { '--toasts-at-top': '1', '--toasts-bottom': TOASTS_AT_TOP },
    'html:has([data-assistant])': { '--toasts-at-top': { mdDown: '1' }, '--toasts-bottom': { mdDown: TOASTS_AT_TOP } },
    // A dialog that fills the screen has its Close button there; toasts and the notice are shown below it.
    'html:has([data-full-screen])': { '--toasts-top': '68px', '--notice-top': { mdDown: '68px' }, '--notice-bottom': { mdDown: 'auto' } },
    // On tablets it stands beside the chat, which is as wide as in `ChatDialog`.
    'html:has([data-full-screen=chat])': { '--notice-end': { base: '12px', md: 'calc(28rem + 12px)' } },
    // The notice stands above the assistant on phones, and beside it on tablets.
    'html:has([data-assistant])': {
      '--notice-top': { mdDown: '12px' },
      '--notice-bottom': { mdDown: 'auto' },
      '--notice-end': { base: '12px', md: 'calc(24rem + 36px)' },
    },
    // The place that announcements have before they are loaded (`public/head.js`), so that nothing moves.
    '#announcements': { position: 'relative', zIndex: 'docked', bg: 'brand.subtle', height: 'var(--announcements, 0px)' },
    'html.dark': { colorScheme: 'dark' },
    body: { bg: 'bg', color: 'fg', fontSize: 'md', overflowX: 'hidden' },
    'h1, h2, h3': {
      fontFamily: 'heading',
      fontWeight: 'extrabold !important',
      letterSpacing: '-0.01em',
      textWrap: 'balance',
      overflowWrap: 'anywhere',
    },
    // Screen readers are led to the heading of a new page or result. A heading cannot be operated, so it gets no outline.
    ':is(h1, h2, h3)[tabindex="-1"]:focus-visible': { outline: 'none !important' },
    ':focus-visible': { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '2px' },
    '*, ::before, ::after': { _motionReduce: { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' } },
  },
});
