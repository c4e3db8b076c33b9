import { toast } from './toaster.ts';

/** Copies a text and shows whether that worked. Pages without TLS have no clipboard, and a browser may refuse access. */
export async function copyText(text: string, { copied, failed }: { copied: string; failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(copied);
  } catch {
    toast.error(failed);
  }
}
