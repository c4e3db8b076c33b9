import { helpTopics } from './help.ts';
import { scoredHelp } from './scored-help.ts';

/** The help text for a normalized question, by whichever of the topics fits; undefined for a question about other things. */
export const helpFor = (plain: string): string | undefined => scoredHelp(plain) ?? helpTopics.find(({ asks }) => asks.test(plain))?.answer;
