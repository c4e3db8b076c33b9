import { escapeHtml } from '../../platform/text/html.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** A part of the colour in another one. */
const mix = (color: string, percent: number, other: string) => `color-mix(in srgb, ${color} ${percent}%, ${other})`;

/** The colour and its tints in light and in dark mode, in place of those of the pages' theme (`frontend/src/ui/theme/tokens.ts`). */
function brandColors(color: string): string {
  const light = { solid: color, contrast: '#fff', fg: color, muted: mix(color, 18, '#fff'), subtle: mix(color, 10, '#fff') };
  const lightLines = { emphasized: mix(color, 30, '#fff'), 'focus-ring': mix(color, 75, '#fff'), border: mix(color, 58, '#fff') };
  const text = mix(color, 35, '#fff');
  const dark = { solid: text, contrast: mix(color, 25, '#000'), fg: text, muted: mix(color, 40, '#17151f'), subtle: mix(color, 25, '#17151f') };
  const darkLines = { emphasized: mix(color, 55, '#17151f'), 'focus-ring': text, border: mix(color, 70, '#fff') };
  const rule = (selector: string, tokens: Record<string, string>) =>
    `${selector}{${Object.entries(tokens)
      .map(([name, value]) => `--chakra-colors-brand-${name}:${value}`)
      .join(';')}}`;
  return `<style>${rule(':root', { ...light, ...lightLines })}${rule(':root.dark', { ...dark, ...darkLines })}</style>`;
}

/** The settings that the pages know, by the names of their meta tags. */
export const pageSettings = ({ brandName, college: { currency, locale }, studentEmailDomains }: Settings): Record<string, string> => ({
  'application-name': brandName,
  currency,
  locale,
  'student-email-domains': studentEmailDomains.join(),
});

/** The tags from which the pages know the college's currency, locale, addresses and colour (`frontend/src/lib/texts/college.ts`). */
export function collegeTags({
  college: { currency, locale, color },
  studentEmailDomains,
}: Pick<Settings, 'college' | 'studentEmailDomains'>): string {
  const metas = Object.entries({ currency, locale, 'student-email-domains': studentEmailDomains.join() }).map(
    ([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`,
  );
  return [...metas, ...(color ? [brandColors(color)] : [])].join('\n    ');
}
