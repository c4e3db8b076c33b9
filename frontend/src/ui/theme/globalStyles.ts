import { defineConfig } from '@chakra-ui/react';
import { globalCss, keyframes } from '@chakra-ui/react/theme';

/** The library's reset, base styles and keyframes, for the style sheet that `npm run codegen` writes. */
export const libraryStyles = defineConfig({ preflight: true, globalCss, theme: { keyframes } });

/** Lower edge of toasts at the top of the screen. */
const TOASTS_AT_TOP = 'calc(100dvh - var(--toasts-top, 8px))';

/** CampusCart's base styles. */
export const ownStyles = defineConfig({
  globalCss: {
    // Phones have a bottom bar of 56 px. Fixed elements are placed above it.
    html: {
      colorPalette: 'brand',
      scrollPaddingTop: '96px',
      '--bottom-bar': { base: 'calc(57px + env(safe-area-inset-bottom))', md: '0px' },
      '--bottom-actions': '0px',
      // Position of the notice about the connection.
      '--notice-top': 'auto',
      '--notice-bottom': 'calc(var(--bottom-bar) + var(--bottom-actions) + 12px)',
    },
    // Height of the actions fixed to the bottom of a phone's screen. Toasts are placed above them. The Sell icon, which normally rises above the
    // bottom bar, is lowered and shrunk so that it does not cover the actions.
    'html:has([data-bottom-actions])': {
      '--bottom-actions': { base: '52px', md: '0px' },
      '--sell-icon': 'translateY(8px) scale(0.75)',
    },
    // The bar of the last action (`ActionBar`) is above the bottom bar, and everything else is above both.
    'html:has([data-action-bar])': { '--bottom-bar': { base: 'calc(121px + env(safe-area-inset-bottom))', md: '64px' } },
    // The controls of a dialog are at its bottom. Toasts therefore move to the top of the screen while a dialog is open (`toastRecipe`), and on
    // phones also while the assistant is open.
    'html:has(:is([role=dialog], [role=alertdialog])[data-state=open])': { '--toasts-at-top': '1', '--toasts-bottom': TOASTS_AT_TOP },
    // The Close button of a dialog that fills the screen is at the top, so toasts and the notice are shown below it.
    'html:has([data-full-screen])': { '--toasts-top': '68px', '--notice-top': { mdDown: '68px' }, '--notice-bottom': { mdDown: 'auto' } },
    // On tablets the notice is beside the chat. The width is that of `ChatDialog`.
    'html:has([data-full-screen=chat])': { '--notice-end': { base: '12px', md: 'calc(28rem + 12px)' } },
    // The notice is above the assistant on phones, and beside it on tablets.
    'html:has([data-assistant])': {
      '--toasts-at-top': { mdDown: '1' },
      '--toasts-bottom': { mdDown: TOASTS_AT_TOP },
      '--notice-top': { mdDown: '12px' },
      '--notice-bottom': { mdDown: 'auto' },
      '--notice-end': { base: '12px', md: 'calc(24rem + 36px)' },
    },
    // Space for announcements before they are loaded (`public/head.js`), so that nothing moves.
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
    // Screen readers move to the heading of a new page or result. A heading is not a control, so it gets no outline.
    ':is(h1, h2, h3)[tabindex="-1"]:focus-visible': { outline: 'none !important' },
    ':focus-visible': { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '2px' },
    '*, ::before, ::after': { _motionReduce: { animationDuration: '0.01ms !important', transitionDuration: '0.01ms !important' } },
  },
});
