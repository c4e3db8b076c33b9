import { messages } from '../../../lib/texts/messages.ts';
import { copyText } from '../../../ui/dialogs/copyText.ts';

/** Shares the URL of a page through the device's share sheet, or copies it. */
export async function shareLink(title: string, path: string): Promise<void> {
  const url = location.origin + path;
  // Ignores a share sheet that was cancelled or is not available.
  if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined);
  await copyText(url, { copied: messages.linkCopied, failed: messages.linkNotCopied });
}
