import { chakra } from '@chakra-ui/react';
import { PageOutlet } from '../routing/PageOutlet.tsx';

/** Container of the page. It is at least as high as the screen, so that the footer below does not move when the page grows. */
export function Main() {
  return (
    <chakra.main id="main" flex="1" minH="100dvh" tabIndex={-1} outline="none">
      <PageOutlet />
    </chakra.main>
  );
}
