import { LRUCache } from 'lru-cache';
import { getNamedType, type FieldNode } from 'graphql';
import type { Run } from '../../platform/database/given.ts';
import type { NodeReference } from '../../platform/database/node-reference.ts';
import { BoundSql, expression, join, literal, sql, type Sql } from '../../platform/database/sql.ts';
import type { CustomFields } from '../custom-fields.ts';
import { NO_ROOT, type BindContext } from '../mapping.ts';
import type { SqlExecutor } from './sql-executor.ts';
import type { PayloadSelection, ReturningPlanner, WriterContext, WriteStatement } from '../returning.ts';
import { collect, setsOf } from './selection.ts';

/** Characters of cached SQL and its keys. */
const CACHED_CHARACTERS = 1_000_000;

const lengthOf = ({ strings }: Sql, key: string): number => strings.reduce((sum, { length }) => sum + length, key.length);

/** Compiles returning selections and caches the statements with them. */
export class SchemaReturningPlanner implements ReturningPlanner {
  private readonly cached = new LRUCache<string, Sql>({ maxSize: CACHED_CHARACTERS, sizeCalculation: lengthOf });

  constructor(
    private readonly sqlExecutor: SqlExecutor,
    private readonly custom: CustomFields,
  ) {}

  returning<Row>({ viewer, infra }: WriterContext, info: PayloadSelection, statement: WriteStatement<Row>, values: object): Sql<Row> {
    const key = this.sqlExecutor.keyOf(info, statement.name);
    const known = this.cached.get(key) as Sql<Row> | undefined;
    const made = known ?? statement.sql(this.compile(info, statement));
    if (!known) this.cached.set(key, made);
    const context: BindContext & Run = { viewer, infra, variables: info.variableValues, source: NO_ROOT, given: values as Run['given'] };
    return new BoundSql(made, context);
  }

  private compile(info: PayloadSelection, { rows, changes }: Pick<WriteStatement<unknown>, 'rows' | 'changes'>) {
    const pairs = [...collect(setsOf(info.fieldNodes), info)].flatMap(([key, nodes]) => {
      const row = rows[nodes[0]!.name.value];
      if (!row || this.hasCustomField(nodes, info)) return [];
      const value = this.sqlExecutor.returned(row.of, row.cte, { ...info, fieldNodes: nodes });
      return this.sqlExecutor.readsOneOf(value, changes) ? [] : [sql`${literal(key)}, ${value}`];
    });
    return expression<NodeReference['returned']>`json_build_object(${join(pairs, ', ')})`;
  }

  private hasCustomField(nodes: FieldNode[], { fragments, returnType }: PayloadSelection): boolean {
    return nodes.some((node) => this.custom.isSelected(node, fragments, getNamedType(returnType)));
  }
}
