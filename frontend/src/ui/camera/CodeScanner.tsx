import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { Detector } from './detector.ts';

/** Interval between two frames that are scanned, in milliseconds. */
const EVERY_MS = 250;

interface Props {
  /** Creates the detector. */
  createDetector: () => Promise<Detector>;
  /** Called with the text of each code that the detector finds. */
  onText: (text: string) => void;
  onClose: () => void;
  /** Text shown if there is no camera or it may not be used. */
  noCamera: string;
  /** Label of the close button. */
  closeLabel: string;
}

/** View of the phone's rear camera that reads codes. */
export function CodeScanner({ createDetector, onText, onClose, noCamera, closeLabel }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [isFailed, setIsFailed] = useState(false);
  const current = useRef({ createDetector, onText });
  useEffect(() => void (current.current = { createDetector, onText }), [createDetector, onText]);

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    const scan = async (detector: Detector, view: HTMLVideoElement): Promise<void> => {
      const found = view.readyState >= view.HAVE_CURRENT_DATA ? await detector.detect(view) : [];
      if (stopped) return;
      for (const { rawValue } of found) current.current.onText(rawValue);
      timer = setTimeout(() => void scan(detector, view).catch(() => setIsFailed(true)), EVERY_MS);
    };
    const start = async (): Promise<void> => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const view = video.current;
      if (stopped || !view) return stop();
      view.srcObject = stream;
      await view.play();
      await scan(await current.current.createDetector(), view);
    };
    const stop = (): void => {
      stopped = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
    start().catch(() => !stopped && setIsFailed(true));
    return stop;
  }, []);

  return (
    <Stack gap="3">
      {isFailed ? (
        <Text role="alert" color="bad.fg">
          {noCamera}
        </Text>
      ) : (
        <Box borderRadius="l2" overflow="hidden">
          <video ref={video} muted playsInline aria-label="Camera" style={{ display: 'block', width: '100%', maxHeight: '60vh' }} />
        </Box>
      )}
      <Button variant="outline" onClick={onClose}>
        {closeLabel}
      </Button>
    </Stack>
  );
}
