import { median, quantile, type Round } from './compare.ts';

const of = (rounds: readonly Round[], key: keyof Round) => median(rounds.map((round) => round[key]));
const cpu = (rounds: readonly Round[]) => of(rounds, 'server') + of(rounds, 'database');
const spread = (rounds: readonly Round[]) => {
  const all = rounds.map(({ perSecond }) => perSecond);
  return `${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))}`;
};

/** Returns one table row per server: its figures, and the ratios to the baseline of the same run. */
export function rowsOf(scale: number, workload: string, rounds: ReadonlyMap<string, Round[]>): string[] {
  const baseline = rounds.get('hand-written')!;
  return [...rounds].map(([name, each]) => {
    const times = (['p50', 'p99'] as const).map((key) => of(each, key).toFixed(1));
    const figures = [of(each, 'perSecond').toFixed(0), spread(each), ...times];
    const milliseconds = [of(each, 'server').toFixed(2), of(each, 'database').toFixed(2)];
    const ratios = [(of(each, 'perSecond') / of(baseline, 'perSecond')).toFixed(2), (cpu(each) / cpu(baseline)).toFixed(2)];
    return `| ×${scale} | ${workload} | ${name} | ${[...figures, ...milliseconds, ...ratios].join(' | ')} |`;
  });
}

export const header = [
  '| size | workload | server | req/s | rounds | p50 ms | p99 ms | server CPU ms | database CPU ms | req/s ratio | CPU ratio |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** Returns the header of the table that compares two sizes. */
export const growthHeader = ([small, large]: readonly [number, number]) => [
  `| workload | server | ms at ×${small} | ms at ×${large} | ratio |`,
  '| --- | --- | --- | --- | --- |',
];

export const deliveryHeader = ['| size | server | p50 ms | p99 ms | p50 ratio |', '| --- | --- | --- | --- | --- |'];

/** Formats the median and 95th percentile of durations in milliseconds. */
export function formatTimes(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${+quantile(sorted, 0.5).toFixed(1)} ms, p95 ${+quantile(sorted, 0.95).toFixed(1)} ms`;
}
