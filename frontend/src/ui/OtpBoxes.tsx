import { HStack, Input } from '@chakra-ui/react';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';

const BOXES = [0, 1, 2, 3, 4, 5];

/** Six boxes of one digit each: typing moves the focus forward, clearing moves it back, a pasted code fills them all. */
export function OtpBoxes({ digits, onChange, invalid }: { digits: string[]; onChange: (digits: string[]) => void; invalid?: boolean }) {
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const focus = (index: number) => boxes.current[Math.max(0, Math.min(5, index))]?.focus();
  const set = (index: number, text: string) => {
    const digit = text.replace(/\D/g, '').slice(-1);
    if (text !== '' && digit === '') return;
    onChange(BOXES.map((at) => (at === index ? digit : (digits[at] ?? ''))));
    focus(digit ? index + 1 : index - 1);
  };
  const paste = (event: ClipboardEvent) => {
    const code = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, 6);
    if (!code) return;
    event.preventDefault();
    onChange(BOXES.map((at) => code[at] ?? ''));
    focus(code.length);
  };
  const back = (event: KeyboardEvent, index: number) => {
    if (event.key !== 'Backspace' || digits[index]) return;
    // Otherwise the key would also clear the box that it moves to.
    event.preventDefault();
    focus(index - 1);
  };
  return (
    <HStack gap="2" role="group" aria-label="Six-digit code">
      {BOXES.map((index) => (
        <Input
          key={index}
          ref={(element) => void (boxes.current[index] = element)}
          name={index === 0 ? 'otp' : undefined}
          aria-label={`Digit ${index + 1}`}
          aria-invalid={invalid || undefined}
          value={digits[index] ?? ''}
          onChange={(event) => set(index, event.target.value)}
          onPaste={paste}
          onKeyDown={(event) => back(event, index)}
          inputMode="numeric"
          autoComplete={index === 0 ? 'one-time-code' : 'off'}
          textAlign="center"
          fontSize="lg"
          fontWeight="bold"
          width="12"
          height="14"
          px="0"
        />
      ))}
    </HStack>
  );
}
