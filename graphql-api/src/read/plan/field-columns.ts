import type { FieldNode } from 'graphql';
import { ident, join, sql, type Sql } from '../../platform/database/sql.ts';
import type { RowField } from './rows.ts';

/** Columns of a statement that reads fields of many rows. The same field of several rows is one column. */
export class FieldColumns {
  private readonly places = new Map<FieldNode, Map<string, string | Error>>();
  private readonly columns: Sql[] = [sql`t0.id::text as id`];

  /** `bind` returns the SQL of a field on the row `t0`, or the error of its arguments. */
  constructor(private readonly bind: (field: RowField) => Sql | Error) {}

  /** Returns the name of a field's column, or the error of its arguments. */
  place(field: RowField): string | Error {
    const { row, info } = field;
    const node = info.fieldNodes[0]!;
    const ofNode = this.places.get(node) ?? new Map<string, string | Error>();
    this.places.set(node, ofNode);
    const key = `${row.__typename} ${row.scope}`;
    const known = ofNode.get(key) ?? this.add(field);
    ofNode.set(key, known);
    return known;
  }

  /** Returns the columns, with the row's id first. */
  sql(): Sql {
    return join(this.columns, ', ');
  }

  private add(field: RowField): string | Error {
    const column = this.bind(field);
    if (column instanceof Error) return column;
    const name = `c${this.columns.length}`;
    this.columns.push(sql`${column} as ${ident(name)}`);
    return name;
  }
}
