/** Returns the text of a handover's QR code. */
export const handoverQrText = (orderId: string, code: string): string => `CAMPUSCART:${orderId}:${code}`;

const QR_TEXT = /^CAMPUSCART:(\d+):(\d{6})$/;

/** Returns the handover code in a scanned text; null for any other text and for the code of another order. */
export function codeInQrText(text: string, orderId: string): string | null {
  const [, order, code] = QR_TEXT.exec(text) ?? [];
  return order === orderId && code ? code : null;
}
