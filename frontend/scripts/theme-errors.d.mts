import type { SystemContext } from '@chakra-ui/react';

/** What is wrong with a theme and the sources that are drawn with it, a line each. */
export function themeErrors(system: SystemContext, sources?: string[]): string[];
