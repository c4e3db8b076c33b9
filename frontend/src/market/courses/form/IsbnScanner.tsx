import { CodeScanner } from '../../../ui/camera/CodeScanner.tsx';
import { nativeDetector, type Detector } from '../../../ui/camera/detector.ts';
import { readEan13 } from '../../../ui/camera/ean13.ts';
import { isBookCode } from './isbnText.ts';

/** Maximum width of a scanned frame, in pixels. More pixels than a bar code needs cost time. */
const WIDTH = 800;
/** Number of rows that are read in each frame. */
const ROWS = 15;

/** Returns a detector that reads bar codes in rows of a frame, for browsers without a detector of their own. */
function rowDetector(): Detector {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  return {
    detect: async (video) => {
      canvas.width = Math.min(WIDTH, video.videoWidth);
      canvas.height = Math.round((canvas.width / video.videoWidth) * video.videoHeight);
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      for (let row = 1; row <= ROWS; row += 1) {
        const { data } = context.getImageData(0, Math.floor((canvas.height * row) / (ROWS + 1)), canvas.width, 1);
        // Uses the green channel, which contributes most to the perceived brightness.
        const rawValue = readEan13(Uint8Array.from({ length: canvas.width }, (_, at) => data[at * 4 + 1]!));
        if (rawValue !== undefined) return [{ rawValue }];
      }
      return [];
    },
  };
}

const createDetector = async (): Promise<Detector> => (await nativeDetector('ean_13')) ?? rowDetector();

export interface IsbnScannerProps {
  onIsbn: (isbn: string) => void;
  onClose: () => void;
}

/** Camera view that calls `onIsbn` with the number of the first bar code of a book that it reads. */
export function IsbnScanner({ onIsbn, onClose }: IsbnScannerProps) {
  return (
    <CodeScanner
      createDetector={createDetector}
      onText={(text) => isBookCode(text) && onIsbn(text)}
      onClose={onClose}
      noCamera="The camera cannot be used. Allow it in the browser, or type the number."
      closeLabel="Type the number instead"
    />
  );
}
