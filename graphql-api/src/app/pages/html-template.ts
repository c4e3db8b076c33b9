/** Named slots of the pages' HTML that the server fills. Each is a pair of comments, `<!--slot:name-->` and `<!--/slot:name-->`. */
export const SLOTS = ['title', 'meta', 'early', 'head', 'root', 'scripts', 'data'] as const;
type Slot = (typeof SLOTS)[number];

/** Fills the slots of the template with lines or texts. A slot without a value keeps its default content. */
type Template = (values: Partial<Record<Slot, string | readonly string[]>>) => Buffer;

/**
 * Encodes texts one after another. As a single string, a page would take a quarter of a megabyte, because a string with a character such as ₹ uses
 * two bytes per character.
 */
function encoded(texts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(texts.reduce((size, text) => size + Buffer.byteLength(text), 0));
  let end = 0;
  for (const text of texts) end += bytes.write(text, end);
  return bytes;
}

/** Splits the HTML at its slots, once at start. Throws if a slot is missing or out of order. */
export function parseTemplate(html: string): Template {
  const parts: (string | { slot: Slot; fallback: string })[] = [];
  let rest = html;
  for (const slot of SLOTS) {
    const [before, inner, after] = splitSlot(rest, slot);
    parts.push(before, { slot, fallback: inner });
    rest = after;
  }
  parts.push(rest);
  return (values) =>
    encoded(
      parts.flatMap((part) => {
        if (typeof part === 'string') return part;
        const value = values[part.slot] ?? part.fallback;
        return typeof value === 'string' ? value : value.flatMap((line, index) => (index > 0 ? ['\n    ', line] : line));
      }),
    );
}

function splitSlot(html: string, slot: Slot): [before: string, inner: string, after: string] {
  const [open, close] = [`<!--slot:${slot}-->`, `<!--/slot:${slot}-->`];
  const start = html.indexOf(open);
  const end = html.indexOf(close, start);
  if (start < 0 || end < 0) throw new Error(`The pages' HTML has no slot "${slot}" after the ones before it`);
  return [html.slice(0, start), html.slice(start + open.length, end), html.slice(end + close.length)];
}
