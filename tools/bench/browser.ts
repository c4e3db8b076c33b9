import { measureBrowserChat } from './browser-chat.ts';
import { startDemoServer, type RunningServer } from './demo-server.ts';
import { measureInteractions } from './interactions.ts';
import { pageNotes } from './pages.ts';
import { formatTimes } from './report.ts';

const chatNotes = async (server: RunningServer) => [
  `Chat, from Enter in one browser to the message in the other, 50 messages: ${formatTimes(await measureBrowserChat(server))}.`,
];

async function interactionNotes(server: RunningServer): Promise<string[]> {
  const notes: string[] = [];
  for (const [name, times] of await measureInteractions(server)) {
    notes.push(`Interaction to next paint on a phone, CPU four times slower, ${name}: ${formatTimes(times)}, longest ${Math.max(...times)} ms.`);
  }
  return notes;
}

/** Measurements in a browser, on the embedded database with demo data. */
const measurements: Readonly<Record<string, (server: RunningServer) => Promise<string[]>>> = {
  browser: chatNotes,
  interactions: interactionNotes,
  pages: pageNotes,
};

/** Runs the selected measurements in a browser, each on its own server, or all without a selection. */
export async function browserNotes(port: number, selected: readonly string[] | undefined): Promise<string[]> {
  const names = Object.keys(measurements).filter((name) => !selected || selected.includes(name));
  const notes: string[] = [];
  for (const name of names) {
    const server = await startDemoServer(port);
    try {
      notes.push(...(await measurements[name]!(server)));
    } finally {
      await server.stop();
    }
  }
  return notes;
}
