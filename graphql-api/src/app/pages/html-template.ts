/** The named places of the pages' HTML that the server fills; each is a pair of comments, `<!--slot:name-->` and `<!--/slot:name-->`. */
export const SLOTS = ['title', 'meta', 'early', 'head', 'root', 'scripts', 'data'] as const;
type Slot = (typeof SLOTS)[number];

/**
 * Fills the slots of the template; a slot without a value keeps its default content. Each value is encoded by itself: the text of a whole page would be
 * an object of a quarter of a megabyte, as a text with a sign such as ₹ takes two bytes for each of its characters.
 */
type Template = (values: Partial<Record<Slot, string>>) => Buffer;

/** Splits the HTML at its slots, once at start. Throws when a slot is missing or out of order. */
export function parseTemplate(html: string): Template {
  const parts: (Buffer | { slot: Slot; fallback: Buffer })[] = [];
  let rest = html;
  for (const slot of SLOTS) {
    const [before, inner, after] = splitSlot(rest, slot);
    parts.push(Buffer.from(before), { slot, fallback: Buffer.from(inner) });
    rest = after;
  }
  parts.push(Buffer.from(rest));
  return (values) =>
    Buffer.concat(
      parts.map((part) => {
        if (Buffer.isBuffer(part)) return part;
        const value = values[part.slot];
        return value === undefined ? part.fallback : Buffer.from(value);
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
