import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { visit } from 'unist-util-visit';

/** Longest wording of a language model, in characters: the built-in answers have fewer. */
const MAX_WORDING = 4_000;
/** With the sign of a currency, before or after, so that a price cannot be made of another number. */
const NUMBERS = /\p{Sc}?\d+(?:[.,’\u00a0\u202f]\d+)*(?:[ \u00a0\u202f]?\p{Sc})?/gu;
const SIGN = /[ \u00a0\u202f]?\p{Sc}/u;

/** Where a Markdown text leads to or loads from, however the link is written; undefined for a text with HTML, which says it in its own way. */
function targetsOf(text: string): string[] | undefined {
  const targets: string[] = [];
  let hasHtml = false;
  const tree = fromMarkdown(text, { extensions: [gfmAutolinkLiteral()], mdastExtensions: [gfmAutolinkLiteralFromMarkdown()] });
  visit(tree, (node) => {
    if (node.type === 'html') hasHtml = true;
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') targets.push(node.url);
  });
  return hasHtml ? undefined : targets;
}

/** Whether a wording says nothing that its facts do not: every number and every link is theirs, and there is no contact data. */
export function isGrounded(wording: string, facts: string): boolean {
  if (wording.trim() === '' || wording.length > MAX_WORDING || wording.includes('@')) return false;
  const numbers = new Set((facts.match(NUMBERS) ?? []).flatMap((number) => [number, number.replace(SIGN, '')]));
  if (!(wording.match(NUMBERS) ?? []).every((number) => numbers.has(number))) return false;
  const known = new Set(targetsOf(facts));
  return targetsOf(wording)?.every((target) => known.has(target)) ?? false;
}
