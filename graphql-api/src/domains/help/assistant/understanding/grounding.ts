import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal';
import { visit } from 'unist-util-visit';

/** Maximum length of a language model's wording, in characters. The built-in answers are shorter. */
const MAX_WORDING = 4_000;
/** Matches numbers including a currency sign before or after them, so that no price can be made from another number. */
const NUMBERS = /\p{Sc}?\d+(?:[.,’\u00a0\u202f]\d+)*(?:[ \u00a0\u202f]?\p{Sc})?/gu;
const SIGN = /[ \u00a0\u202f]?\p{Sc}/u;

/**
 * Returns the targets of all links and images in a Markdown text, however they are written; undefined for a text with HTML, which may contain them in
 * other forms.
 */
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

/** Returns whether a wording says nothing that its facts do not: all its numbers and links come from the facts, and it contains no contact data. */
export function isGrounded(wording: string, facts: string): boolean {
  if (wording.trim() === '' || wording.length > MAX_WORDING || wording.includes('@')) return false;
  const numbers = new Set((facts.match(NUMBERS) ?? []).flatMap((number) => [number, number.replace(SIGN, '')]));
  if (!(wording.match(NUMBERS) ?? []).every((number) => numbers.has(number))) return false;
  const known = new Set(targetsOf(facts));
  return targetsOf(wording)?.every((target) => known.has(target)) ?? false;
}
