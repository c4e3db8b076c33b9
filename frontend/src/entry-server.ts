import { pageSettings } from './lib/texts/pageSettings.ts';

/** Loads the pages for rendering on the server, with the settings that browsers find in meta tags. A process has one site. */
export async function openRenderer(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) pageSettings.set(name, value);
  // Texts that name the site are made when its modules are evaluated.
  return (await import('./app/render/renderPage.tsx')).renderPage;
}
