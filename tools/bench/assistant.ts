import { sendOperation, type RunningServer } from './demo-server.ts';

const QUESTIONS = 300;
const questions = [
  'What products are available?',
  'books under 500',
  'cheapest lamp',
  'do you have a guitar',
  'tell me about the electric kettle',
  'most expensive electronics with delivery',
  'things between 200 and 800',
  'How does the points system work?',
  'how do I contact a seller',
  'scientific calculater',
];

/** Returns the milliseconds from a question to its answer, for sequential questions. */
export async function measureAssistant(server: RunningServer): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < QUESTIONS; index += 1) {
    const query = questions[index % questions.length]!;
    const started = performance.now();
    await sendOperation(server, 'mutation ($query: String!) { askAssistant(input: { query: $query }) { text } }', { query });
    times.push(Math.round(performance.now() - started));
  }
  return times;
}
