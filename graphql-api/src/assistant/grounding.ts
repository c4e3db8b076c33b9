/** With the sign of the rupee, so that a price cannot be made of another number. */
const NUMBERS = /₹?\d+(?:[.,]\d+)*/g;
const LINKS = /\]\(([^)]*)\)|(https?:\/\/[^\s)]+)/g;
const CONTACT = /[^\s@]+@[^\s@]+\.[a-z]{2,}/i;

function linksOf(text: string): string[] {
  return [...text.matchAll(LINKS)].map(([, path, url]) => path ?? url ?? '');
}

/** Whether a wording says nothing that its facts do not: every number and every link is theirs, and there is no contact data. */
export function grounded(wording: string, facts: string): boolean {
  if (wording.trim() === '' || CONTACT.test(wording)) return false;
  const numbers = new Set((facts.match(NUMBERS) ?? []).flatMap((number) => [number, number.replace('₹', '')]));
  const links = new Set(linksOf(facts));
  return (wording.match(NUMBERS) ?? []).every((number) => numbers.has(number)) && linksOf(wording).every((link) => links.has(link));
}
