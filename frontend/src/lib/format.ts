/**
 * An amount of rupees as people in India write it, such as ₹1,23,456.5. By hand: making an Intl.NumberFormat took as long as evaluating all
 * the rest of the program.
 */
export function formatAmount(rupees: number): string {
  const [whole = '', fraction] = String(Math.round(rupees * 100) / 100).split('.');
  const lakhs = whole.slice(0, -3).replace(/\B(?=(\d\d)+$)/g, ',');
  return `₹${lakhs && `${lakhs},`}${whole.slice(-3)}${fraction ? `.${fraction}` : ''}`;
}

/** A price: 0 is "Free". */
export function formatPrice(rupees: number): string {
  return rupees === 0 ? 'Free' : formatAmount(rupees);
}

/** The start of a text, at most `length` characters, with an ellipsis when something was cut; never half a character. */
export function preview(text: string, length: number): string {
  const characters = [...text];
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
}

const two = (part: number) => String(part).padStart(2, '0');

/** DD/MM/YYYY HH:mm in the browser's time zone. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  const day = `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
  return `${day} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** h:mm am/pm in the browser's time zone. */
export function formatTime(iso: string): string {
  const date = new Date(iso);
  return `${date.getHours() % 12 || 12}:${two(date.getMinutes())} ${date.getHours() < 12 ? 'am' : 'pm'}`;
}

/** DD/MM/YYYY in the browser's time zone. */
export function formatDate(iso: string): string {
  return formatDateTime(iso).slice(0, 10);
}

/** "1 product", "3 products". */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
