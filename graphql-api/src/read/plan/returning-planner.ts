import { LRUCache } from 'lru-cache';
import { getNamedType, type FieldNode } from 'graphql';
import type { Viewer } from '../../platform/context.ts';
import { bound, join, literal, sql, type Sql } from '../../platform/database/sql.ts';
import type { CustomFields } from '../custom-fields.ts';
import { NO_ROOT, type BindContext } from '../mapping.ts';
import type { SqlExecutor } from './sql-executor.ts';
import type { PayloadSelection, ReturnedRows, ReturningPlanner } from '../returning.ts';
import { collect, selectionOf, setsOf, type Selection } from './selection.ts';

/** Characters of cached SQL and its keys. */
const CACHED_CHARACTERS = 1_000_000;

const lengthOf = ({ strings }: Sql, key: string): number => strings.reduce((sum, { length }) => sum + length, key.length);

/** Compiles returning selections and caches their SQL. */
export class SchemaReturningPlanner implements ReturningPlanner {
  private readonly cached = new LRUCache<string, Sql>({ maxSize: CACHED_CHARACTERS, sizeCalculation: lengthOf });

  constructor(
    private readonly sqlExecutor: SqlExecutor,
    private readonly custom: CustomFields,
  ) {}

  returning(viewer: Viewer | null, info: PayloadSelection, returned: ReturnedRows): Sql {
    const selection = selectionOf(info);
    const key = this.sqlExecutor.keyOf(selection, rowsKey(returned));
    const known = this.cached.get(key) ?? this.compile(selection, info, returned);
    this.cached.set(key, known);
    return bound<BindContext>(known, { viewer, variables: selection.variables, source: NO_ROOT });
  }

  private compile(selection: Selection, info: PayloadSelection, { rows, changes }: ReturnedRows): Sql {
    const pairs = [...collect(setsOf(selection.fields), selection)].flatMap(([key, nodes]) => {
      const row = rows[nodes[0]!.name.value];
      if (!row || this.hasCustomField(nodes, info)) return [];
      const value = this.sqlExecutor.returned(row.of, row.cte, { ...selection, fields: nodes });
      return this.sqlExecutor.readsOneOf(value, changes) ? [] : [sql`${literal(key)}, ${value}`];
    });
    return sql`json_build_object(${join(pairs, ', ')})`;
  }

  private hasCustomField(nodes: FieldNode[], { fragments, returnType }: PayloadSelection): boolean {
    return nodes.some((node) => this.custom.isSelected(node, fragments, getNamedType(returnType)));
  }
}

function rowsKey({ rows, changes }: ReturnedRows): string {
  const returned = Object.entries(rows).map(([field, { of, cte }]) => `${field} ${of.name} ${cte}`);
  return [...returned, ...changes.map(({ name }) => name)].join();
}
