/** Formats of codes that the pages read. */
type Format = 'qr_code' | 'ean_13';

/** Detector of codes: the browser's own, or one from a library. */
export interface Detector {
  detect(image: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

declare global {
  /** Defined in browsers that read codes themselves. */
  var BarcodeDetector: { new (options: { formats: [Format] }): Detector; getSupportedFormats(): Promise<Format[]> } | undefined;
}

/** Returns the browser's own detector for a format; undefined if it has none. */
export async function nativeDetector(format: Format): Promise<Detector | undefined> {
  const Native = globalThis.BarcodeDetector;
  return Native && (await Native.getSupportedFormats()).includes(format) ? new Native({ formats: [format] }) : undefined;
}
