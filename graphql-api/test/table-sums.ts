/** Runs a statement without parameters. */
type Ask = <Row extends object>(text: string) => Promise<Row[]>;

/** Returns the number of rows and a checksum for each table of the session's schema, by table name. */
export async function tableSums(ask: Ask): Promise<Record<string, string>> {
  const tables = await ask<{ name: string }>(
    "select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' order by 1",
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const text = `select count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as sum from "${name}" t`;
    sums[name] = (await ask<{ sum: string }>(text))[0]!.sum;
  }
  return sums;
}
