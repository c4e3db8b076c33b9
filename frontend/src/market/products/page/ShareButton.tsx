import { Button } from '@chakra-ui/react';
import { messages } from '../../../lib/texts/messages.ts';
import { Icon } from '../../../ui/elements/Icon.tsx';
import { toast } from '../../../ui/dialogs/toaster.ts';

interface Props {
  title: string;
  /** The path of the page to share; the current page when left out. */
  path?: string;
}

/** Shares the URL of a page through the device's share sheet, or copies it. */
export function ShareButton({ title, path }: Props) {
  const share = async () => {
    const url = location.origin + (path ?? location.pathname);
    // The share sheet was cancelled or is not available.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url).then(
      () => toast.success(messages.linkCopied),
      () => toast.error(messages.linkNotCopied),
    );
  };
  return (
    <Button variant="ghost" size="sm" minH="11" px="2" onClick={() => void share()}>
      <Icon size={18}>
        <path d="M12 15V4M8 7l4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7" />
      </Icon>
      Share
    </Button>
  );
}
