/** The named places of the pages' HTML that the server fills; each is a pair of comments, `<!--slot:name-->` and `<!--/slot:name-->`. */
export const SLOTS = ['title', 'meta', 'early', 'head', 'root', 'scripts', 'data'] as const;
type Slot = (typeof SLOTS)[number];

/** Fills the slots of the template; a slot without a value keeps its default content. */
export type Template = (values: Partial<Record<Slot, string>>) => string;

/** Splits the HTML at its slots, once at start. Throws when a slot is missing or out of order. */
export function parseTemplate(html: string): Template {
  const parts: (string | { slot: Slot; fallback: string })[] = [];
  let rest = html;
  for (const slot of SLOTS) {
    const [before, inner, after] = splitSlot(rest, slot);
    parts.push(before, { slot, fallback: inner });
    rest = after;
  }
  parts.push(rest);
  return (values) => parts.map((part) => (typeof part === 'string' ? part : (values[part.slot] ?? part.fallback))).join('');
}

function splitSlot(html: string, slot: Slot): [before: string, inner: string, after: string] {
  const [open, close] = [`<!--slot:${slot}-->`, `<!--/slot:${slot}-->`];
  const start = html.indexOf(open);
  const end = html.indexOf(close, start);
  if (start < 0 || end < 0) throw new Error(`The pages' HTML has no slot "${slot}" after the ones before it`);
  return [html.slice(0, start), html.slice(start + open.length, end), html.slice(end + close.length)];
}
