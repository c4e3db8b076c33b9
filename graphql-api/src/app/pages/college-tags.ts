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

/** How people sign in, as the pages know it. */
const signInWays = ({ provider, password }: Settings['signIn']): string =>
  [...(provider ? ['college'] : []), ...(password ? ['password'] : [])].join();

type CollegeFacts = Pick<Settings, 'college' | 'studentEmailDomains' | 'signIn'>;

const tagsOf = ({ college: { currency, locale, hasPoints }, studentEmailDomains, signIn }: CollegeFacts): Record<string, string> => ({
  currency,
  locale,
  'student-email-domains': studentEmailDomains.join(),
  'sign-in-ways': signInWays(signIn),
  points: hasPoints ? 'on' : 'off',
});

/** The settings that the pages know, by the names of their meta tags. */
export const pageSettings = (settings: Settings): Record<string, string> => ({ 'application-name': settings.brandName, ...tagsOf(settings) });

/** The tags from which the pages know the college's currency, locale, addresses, ways to sign in, points and colour (`frontend/src/lib/texts/college.ts`). */
export function collegeTags(settings: CollegeFacts): string {
  const { color } = settings.college;
  const metas = Object.entries(tagsOf(settings)).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`);
  return [...metas, ...(color ? [brandColors(color)] : [])].join('\n    ');
}
