import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { scaleBand, scaleLinear } from '@visx/scale';
import { BarStack } from '@visx/shape';
import { useId } from 'react';
import type { Bar, Series } from './chart.ts';
import { ChartTable } from './ChartTable.tsx';

interface Props {
  /** Name of what is counted, such as "New users". */
  title: string;
  series: readonly Series[];
  bars: readonly Bar[];
}

const [WIDTH, HEIGHT] = [300, 100];
const Group = chakra('g');

const sumOf = ({ values }: Bar) => Object.values(values).reduce((sum, value) => sum + value, 0);

function Legend({ series, bars }: Pick<Props, 'series' | 'bars'>) {
  return (
    <HStack as="ul" wrap="wrap" gapX="4" gapY="1" listStyleType="none">
      {series.map(({ key, label, color }) => (
        <HStack as="li" key={key} gap="2" fontSize="sm">
          <Box boxSize="3" borderRadius="2px" bg={color} />
          {label}: {bars.reduce((sum, { values }) => sum + values[key]!, 0)}
        </HStack>
      ))}
    </HStack>
  );
}

/**
 * Small chart of daily counts. The bars stretch with the available width, so all text is outside the drawing. Screen readers get a sentence, and
 * everybody can open a table.
 */
export function BarChart({ title, series, bars }: Props) {
  const id = useId();
  const sums = bars.map(sumOf);
  const total = sums.reduce((sum, count) => sum + count, 0);
  // Counts are integers, so the scale ends at 1 or more.
  const y = scaleLinear({ domain: [0, Math.max(1, ...sums)], range: [HEIGHT, 0] });
  const x = scaleBand({ domain: bars.map(({ label }) => label), range: [0, WIDTH], padding: 0.25 });
  const rows = bars.map(({ label, values }) => ({ label, ...values }));
  return (
    <Box as="figure" aria-labelledby={id}>
      <Flex as="figcaption" id={id} justify="space-between" align="baseline" gap="3" mb="3">
        <Text fontWeight="semibold">{title}</Text>
        <Text color="fg.muted" fontSize="sm" textAlign="end">
          {total} in {bars.length} days, {sums.at(-1)} today
        </Text>
      </Flex>
      <Flex gap="2">
        <Flex direction="column" justify="space-between" color="fg.muted" fontSize="xs" lineHeight="1" fontVariantNumeric="tabular-nums" aria-hidden>
          <span>{y.domain()[1]}</span>
          <span>0</span>
        </Flex>
        <Box flex="1" minW="0" h="28" borderBottomWidth="1px" borderTopWidth="1px" borderColor="border" aria-hidden>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" width="100%" height="100%" focusable="false">
            <BarStack data={rows} keys={series.map(({ key }) => key)} x={({ label }) => label} xScale={x} yScale={y} color={() => 'currentColor'}>
              {(stacks) =>
                stacks.map(({ index, bars: parts }) => (
                  <Group key={index} fill={series[index]!.color}>
                    {parts.map((part) => (
                      <rect key={part.index} x={part.x} y={part.y} width={part.width} height={part.height} />
                    ))}
                  </Group>
                ))
              }
            </BarStack>
          </svg>
        </Box>
      </Flex>
      <Flex justify="space-between" color="fg.muted" fontSize="xs" mt="1" ps="5" aria-hidden>
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </Flex>
      {series.length > 1 && <Legend series={series} bars={bars} />}
      <ChartTable title={title} series={series} bars={bars} />
    </Box>
  );
}
