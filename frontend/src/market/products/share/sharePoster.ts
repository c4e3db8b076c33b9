import { saveFile } from '../../../lib/files/saveFile.ts';
import { toast } from '../../../ui/dialogs/toaster.ts';

/** Returns the URL of a listing's poster as a picture. */
const pictureUrl = (id: string): string => `/posters/${id}.jpg`;

/** Returns the URL of a listing's poster for printing, with the number of posters per page. */
export const printUrl = (id: string, per: 1 | 4): string => `/posters/${id}.pdf?per=${per}`;

async function fetchPoster(id: string): Promise<File> {
  const response = await fetch(pictureUrl(id));
  if (!response.ok) throw new Error(`The poster was answered with ${response.status}`);
  return new File([await response.blob()], `poster-${id}.jpg`, { type: 'image/jpeg' });
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Shares the poster of a listing as a picture if the browser can share files; otherwise saves it. */
export async function sharePoster({ id, name }: { id: string; name: string }): Promise<void> {
  try {
    const file = await fetchPoster(id);
    const shared = { title: name, files: [file] };
    if (navigator.canShare?.(shared)) {
      // Besides a cancelled share sheet, the browser rejects the call if the picture took so long that the tap no longer counts.
      const failure: unknown = await navigator.share(shared).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (failure === undefined || isCancelled(failure)) return;
    }
    saveFile(file.name, file, file.type);
    toast.success('Poster saved');
  } catch {
    toast.error('The poster could not be made. Try again.');
  }
}
