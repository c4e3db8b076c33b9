type Listener = (files: File[]) => void;

let waiting: File[] = [];
let listener: Listener | undefined;
/** Last input. It is referenced here because a browser may drop an input that is not part of the page. */
let input: HTMLInputElement | undefined;

/** Opens the camera or the pictures of the device. Browsers allow this during a tap only. `takePhotos` receives the chosen files. */
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

/** Passes the chosen files to `take`, including files that were chosen before, until the returned function is called. */
export function takePhotos(take: Listener): () => void {
  listener = take;
  deliver();
  return () => {
    if (listener === take) listener = undefined;
  };
}
