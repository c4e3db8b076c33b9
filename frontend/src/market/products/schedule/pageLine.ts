/** The line on a page, which takes two lines on a phone: its place is the same before it is loaded. */
export const pageLine = { fontSize: 'sm', lineHeight: '5', minH: { base: '10', md: '5' } } as const;
