/** The formats of codes that the pages read. */
type Format = 'qr_code' | 'ean_13';

/** A reader of codes: the browser's own, or the one of a library. */
export interface Detector {
  detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  /** Browsers that read codes themselves. */
  var BarcodeDetector: { new (options: { formats: [Format] }): Detector; getSupportedFormats(): Promise<Format[]> } | undefined;
}

/** The browser's own reader of a format; undefined where it has none. */
export async function nativeDetector(format: Format): Promise<Detector | undefined> {
  const Native = globalThis.BarcodeDetector;
  return Native && (await Native.getSupportedFormats()).includes(format) ? new Native({ formats: [format] }) : undefined;
}
