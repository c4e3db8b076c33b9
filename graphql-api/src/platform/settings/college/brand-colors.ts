/** Colours that the pages derive from the college's colour, as CSS colours by token name (`frontend/src/ui/theme/tokens.ts`). */
export interface BrandColors {
  solid: string;
  contrast: string;
  fg: string;
  muted: string;
  subtle: string;
  emphasized: string;
  'focus-ring': string;
  border: string;
}

/** Returns a colour mixed into another one. */
const mix = (color: string, percent: number, other: string) => `color-mix(in srgb, ${color} ${percent}%, ${other})`;

/** Returns a colour and its tints for light and dark mode. */
export function brandColors(color: string): { light: BrandColors; dark: BrandColors } {
  const light = { solid: color, contrast: '#fff', fg: color, muted: mix(color, 18, '#fff'), subtle: mix(color, 10, '#fff') };
  const lightLines = { emphasized: mix(color, 30, '#fff'), 'focus-ring': mix(color, 75, '#fff'), border: mix(color, 58, '#fff') };
  const text = mix(color, 35, '#fff');
  const dark = { solid: text, contrast: mix(color, 25, '#000'), fg: text, muted: mix(color, 40, '#17151f'), subtle: mix(color, 25, '#17151f') };
  const darkLines = { emphasized: mix(color, 55, '#17151f'), 'focus-ring': text, border: mix(color, 70, '#fff') };
  return { light: { ...light, ...lightLines }, dark: { ...dark, ...darkLines } };
}
