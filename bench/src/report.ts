import { median, type Round } from './compare.ts';

const of = (rounds: readonly Round[], key: keyof Round) => median(rounds.map((round) => round[key]));
const cpu = (rounds: readonly Round[]) => of(rounds, 'server') + of(rounds, 'database');
const spread = (rounds: readonly Round[]) => {
  const all = rounds.map(({ perSecond }) => perSecond);
  return `${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))}`;
};

/** One line of the table for each server: figures, and ratios to the limit of the same run. */
export function rowsOf(scale: number, work: string, rounds: ReadonlyMap<string, Round[]>): string[] {
  const limit = rounds.get('limit')!;
  return [...rounds].map(([name, each]) => {
    const times = (['p50', 'p99', 'alone'] as const).map((key) => of(each, key).toFixed(1));
    const figures = [of(each, 'perSecond').toFixed(0), spread(each), ...times];
    const milliseconds = [of(each, 'server').toFixed(2), of(each, 'database').toFixed(2)];
    const ratios = [(of(each, 'perSecond') / of(limit, 'perSecond')).toFixed(2), (cpu(each) / cpu(limit)).toFixed(2)];
    return `| ×${scale} | ${work} | ${name} | ${[...figures, ...milliseconds, ...ratios].join(' | ')} |`;
  });
}

export const header = [
  '| size | work | server | req/s | rounds | p50 ms | p99 ms | alone ms | server CPU ms | database CPU ms | req/s ratio | CPU ratio |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
];

/** What was measured, by work and server. */
export type Measures = ReadonlyMap<string, ReadonlyMap<string, Round[]>>;

/** One line for each work and server: how many times more a request takes with more data, by its time alone and by CPU. */
export function growthRows(small: Measures, large: Measures): string[] {
  return [...large].flatMap(([work, servers]) =>
    [...servers].map(([name, after]) => {
      const before = small.get(work)!.get(name)!;
      return `| ${work} | ${name} | ${(of(after, 'alone') / of(before, 'alone')).toFixed(2)} | ${(cpu(after) / cpu(before)).toFixed(2)} |`;
    }),
  );
}

export const growthHeader = ['| work | server | time alone | CPU |', '| --- | --- | --- | --- |'];

export const deliveryHeader = ['| size | server | p50 ms | p99 ms | p50 ratio |', '| --- | --- | --- | --- | --- |'];
