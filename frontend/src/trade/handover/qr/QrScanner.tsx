import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { script } from '../../../lib/script.ts';

/** A reader of QR codes: the browser's own, or the one of the library. */
interface Detector {
  detect(image: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}

declare global {
  /** Browsers that read barcodes themselves. */
  var BarcodeDetector: (new (options: { formats: ['qr_code'] }) => Detector) | undefined;
}

/** A frame is looked at this often. */
const EVERY_MS = 250;

const loadLibrary = script(() => import('qr/decode.js'));

async function createDetector(): Promise<Detector> {
  const Native = globalThis.BarcodeDetector;
  if (Native) return new Native({ formats: ['qr_code'] });
  const { BarcodeDetector } = await loadLibrary();
  return new BarcodeDetector({ formats: ['qr_code'] });
}

const NO_CAMERA = 'The camera cannot be used. Allow it in the browser, or type the six digits.';

/** Shows the camera behind the phone, and calls `onText` with the text of each QR code that it sees. */
export function QrScanner({ onText, onClose }: { onText: (text: string) => void; onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [error, setError] = useState('');
  const report = useRef(onText);
  useEffect(() => void (report.current = onText), [onText]);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const scan = async (detector: Detector, view: HTMLVideoElement): Promise<void> => {
      const found = view.readyState >= view.HAVE_CURRENT_DATA ? await detector.detect(view) : [];
      if (stopped) return;
      for (const { rawValue } of found) report.current(rawValue);
      timer = setTimeout(() => void scan(detector, view).catch(() => setError(NO_CAMERA)), EVERY_MS);
    };
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const view = video.current;
      if (stopped || !view) return stop();
      view.srcObject = stream;
      await view.play();
      await scan(await createDetector(), view);
    };
    const stop = (): void => {
      stopped = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
    start().catch(() => !stopped && setError(NO_CAMERA));
    return stop;
  }, []);

  return (
    <Stack gap="3">
      {error ? (
        <Text role="alert" color="bad.fg">
          {error}
        </Text>
      ) : (
        <Box borderRadius="l2" overflow="hidden">
          <video ref={video} muted playsInline aria-label="Camera" style={{ display: 'block', width: '100%', maxHeight: '60vh' }} />
        </Box>
      )}
      <Button variant="outline" onClick={onClose}>
        Type the code instead
      </Button>
    </Stack>
  );
}
