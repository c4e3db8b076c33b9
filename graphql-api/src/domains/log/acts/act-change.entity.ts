import { BigIntType } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Act } from './act.entity.ts';

/** A row that an act inserted, changed or deleted. Triggers record the changes in their order. */
@Entity({ tableName: 'act_changes' })
@Index({ name: 'act_changes_act', properties: ['act', 'id'] })
export class ActChange {
  @PrimaryKey({ type: new BigIntType('string') })
  id!: string;

  @ManyToOne(() => Act, { deleteRule: 'cascade', index: false })
  act!: Act;

  @Property({ type: 'text' })
  tableName!: string;

  /** The row before the change; null if it was inserted. */
  @Property({ type: 'jsonb', nullable: true })
  before!: object | null;

  /** The row after the change; null if it was deleted. */
  @Property({ type: 'jsonb', nullable: true })
  after!: object | null;
}

/** Transaction setting with the act whose changes are recorded. */
export const ACT_SETTING = 'campuscart.act';

/** Transaction setting with the act that the transaction undoes. Only such a transaction can delete points entries. */
export const UNDO_SETTING = 'campuscart.undo';

/**
 * Trigger that records the changes of a table while the transaction setting names an act. Its condition is written in PostgreSQL's own output format.
 */
const recording = {
  name: 'act_changes',
  timing: 'after' as const,
  events: ['insert' as const, 'update' as const, 'delete' as const],
  when: `(current_setting('${ACT_SETTING}'::text, true) <> ''::text)`,
  body: `if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('${ACT_SETTING}')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;
    return null;`,
};

/** Makes acts record the changes of an entity's table. */
export function recordedInActs<Class extends new () => object>(entity: Class): Class {
  return Trigger<Class>(recording)(entity) as Class;
}
