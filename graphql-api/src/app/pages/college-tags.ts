import { escapeHtml } from '../../platform/text/html.ts';
import { brandColors, type BrandColors } from '../../platform/settings/college/brand-colors.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/**
 * Returns the style element with the colour and its tints for light and dark mode. It overrides those of the pages' theme
 * (`frontend/src/ui/theme/tokens.ts`).
 */
function colorStyle(color: string): string {
  const { light, dark } = brandColors(color);
  const rule = (selector: string, tokens: BrandColors) =>
    `${selector}{${Object.entries(tokens)
      .map(([name, value]) => `--chakra-colors-brand-${name}:${value as string}`)
      .join(';')}}`;
  return `<style>${rule(':root', light)}${rule(':root.dark', dark)}</style>`;
}

/** Returns the ways to sign in, in the form that the pages know. */
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

/** Returns the settings that the pages know, by the names of their meta tags. */
export const pageSettings = (settings: Settings): Record<string, string> => ({ 'application-name': settings.brandName, ...tagsOf(settings) });

/**
 * Returns the tags from which the pages read the college's currency, locale, addresses, ways to sign in, points and colour
 * (`frontend/src/lib/texts/college.ts`).
 */
export function collegeTags(settings: CollegeFacts): string {
  const { color } = settings.college;
  const metas = Object.entries(tagsOf(settings)).map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}" />`);
  return [...metas, ...(color ? [colorStyle(color)] : [])].join('\n    ');
}
