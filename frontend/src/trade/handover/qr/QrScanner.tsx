import { script } from '../../../lib/script.ts';
import { CodeScanner } from '../../../ui/camera/CodeScanner.tsx';
import { nativeDetector, type Detector } from '../../../ui/camera/detector.ts';

const loadLibrary = script(() => import('qr/decode.js'));

async function createDetector(): Promise<Detector> {
  const native = await nativeDetector('qr_code');
  if (native) return native;
  const { BarcodeDetector } = await loadLibrary();
  return new BarcodeDetector({ formats: ['qr_code'] });
}

/** View of the phone's rear camera that calls `onText` with the text of each QR code that it reads. */
export function QrScanner({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  return (
    <CodeScanner
      createDetector={createDetector}
      onText={onText}
      onClose={onClose}
      noCamera="The camera cannot be used. Allow it in the browser, or type the six digits."
      closeLabel="Type the code instead"
    />
  );
}
