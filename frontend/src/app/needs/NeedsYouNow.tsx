import { chakra, Flex } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useKnownCounts } from '../../apollo/session/useCounts.ts';
import { needLines } from './needLines.ts';
import { keepRows, ROW_HEIGHT } from './needsRows.ts';

const Line = chakra(Link, {
  base: {
    display: 'flex',
    flex: '1',
    alignItems: 'center',
    justifyContent: 'space-between',
    px: '4',
    fontWeight: 'semibold',
    borderBottomWidth: '1px',
    borderColor: 'border',
    '&:last-child': { borderBottomWidth: '0' },
    _hover: { bg: 'bg.muted' },
  },
});

const box = { direction: 'column', bg: 'bg.panel', borderWidth: '1px', borderColor: 'border', borderRadius: 'l3', overflow: 'hidden' } as const;

/** Links to what needs the viewer's attention, in at most three lines. Renders nothing if there is nothing. */
export function NeedsYouNow() {
  const counts = useKnownCounts();
  const lines = counts && needLines(counts);
  const rows = lines?.length;
  useEffect(() => {
    if (rows !== undefined) keepRows(rows);
  }, [rows]);
  if (!lines?.length) return null;
  return (
    <Flex as="section" aria-label="Needs you now" {...box} style={{ height: lines.length * ROW_HEIGHT }}>
      {lines.map(({ text, to }) => (
        <Line key={text} to={to}>
          {text}
          <span aria-hidden>›</span>
        </Line>
      ))}
    </Flex>
  );
}
