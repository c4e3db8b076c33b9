import { describe, expect, it } from 'vitest';
import { codeInQrText, handoverQrText } from './qrText.ts';

describe('the QR code of a handover', () => {
  it('contains the code of its order', () => {
    expect(codeInQrText(handoverQrText('12', '004711'), '12')).toBe('004711');
  });

  it.each([handoverQrText('13', '004711'), '004711', 'https://example.org', 'CAMPUSCART:12:47'])('contains no code of the order: %s', (text) => {
    expect(codeInQrText(text, '12')).toBeNull();
  });
});
