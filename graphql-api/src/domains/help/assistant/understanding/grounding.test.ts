import { describe, expect, it } from 'vitest';
import { isGrounded } from './grounding.ts';

const FACTS = '[Lamp](/product/7) costs ₹500. See [everything](/).';

describe('a wording of a language model', () => {
  it.each(['The [Lamp](/product/7) is ₹500, and [everything](/) is here.', 'A lamp for 500!', 'It costs ₹500: [look][a].\n\n[a]: /product/7'])(
    'is accepted when its numbers and links are those of the facts: %s',
    (wording) => {
      expect(isGrounded(wording, FACTS)).toBe(true);
    },
  );

  it.each([
    'The lamp costs ₹400.',
    '[Lamp](https://evil.example)',
    '[Lamp](//evil.example)',
    '[Lamp][a]\n\n[a]: https://evil.example',
    '![lamp](https://evil.example/x.png)',
    '<https://evil.example>',
    'See https://evil.example for it.',
    'See www.evil.example for it.',
    '<a href="https://evil.example">Lamp</a>',
    'Write to seller@evil.example',
    `Lamp ${'and lamp '.repeat(500)}`,
  ])('is rejected when it adds to the facts: %s', (wording) => {
    expect(isGrounded(wording, FACTS)).toBe(false);
  });
});
