type Listener = (files: File[]) => void;

let waiting: File[] = [];
let listener: Listener | undefined;
/** Kept until the next one, as a browser may drop an input that is nowhere in the page. */
let input: HTMLInputElement | undefined;

/** Opens the camera or the pictures of the device. Browsers allow it during a tap only. What is chosen goes to `takePhotos`. */
export function choosePhotos(): void {
  input = Object.assign(document.createElement('input'), { type: 'file', accept: 'image/*', multiple: true });
  input.addEventListener('change', () => {
    waiting = [...(input?.files ?? [])];
    deliver();
  });
  input.click();
}

function deliver(): void {
  if (!listener || waiting.length === 0) return;
  const files = waiting;
  waiting = [];
  listener(files);
}

/** Takes what was chosen or will be, until the returned function is called. */
export function takePhotos(take: Listener): () => void {
  listener = take;
  deliver();
  return () => {
    if (listener === take) listener = undefined;
  };
}
