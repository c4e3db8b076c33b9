import { helpTopics } from './help.ts';
import { scoredHelp } from './scored-help.ts';

/** Returns the help text for a normalized question from the first topic that fits; undefined for a question about other things. */
export const helpFor = (plain: string): string | undefined => scoredHelp(plain) ?? helpTopics.find(({ asks }) => asks.test(plain))?.answer;
