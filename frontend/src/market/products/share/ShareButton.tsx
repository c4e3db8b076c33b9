import { Button } from '@chakra-ui/react';
import { ShareIcon } from './ShareIcon.tsx';
import { shareLink } from './shareLink.ts';

/** Button that shares the URL of a page through the device's share sheet, or copies it. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  return (
    <Button variant="ghost" size="sm" minH="11" px="2" onClick={() => void shareLink(title, path)}>
      <ShareIcon />
      Share
    </Button>
  );
}
