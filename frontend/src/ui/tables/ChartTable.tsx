import { Box, chakra, Table } from '@chakra-ui/react';
import { tableSlotRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import type { Bar, Series } from './chart.ts';

interface Props {
  title: string;
  series: readonly Series[];
  bars: readonly Bar[];
}

/** Table with the numbers of a chart, newest first. The rows are rendered when the table is opened. */
export function ChartTable({ title, series, bars }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <chakra.summary cursor="pointer" minH="11" alignContent="center" fontSize="sm" color="fg.muted">
        {title} as a table
      </chakra.summary>
      {open && (
        <Box maxH="64" overflow="auto" tabIndex={0} role="region" aria-label={`${title} by day`}>
          <Table.Root recipe={tableSlotRecipe} size="sm" variant="line">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Day</Table.ColumnHeader>
                {series.map(({ key, label }) => (
                  <Table.ColumnHeader key={key} textAlign="end">
                    {label}
                  </Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {bars.toReversed().map(({ label, values }) => (
                <Table.Row key={label}>
                  <Table.Cell>{label}</Table.Cell>
                  {series.map(({ key }) => (
                    <Table.Cell key={key} textAlign="end" fontVariantNumeric="tabular-nums">
                      {values[key]}
                    </Table.Cell>
                  ))}
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
    </details>
  );
}
