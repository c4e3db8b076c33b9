import { Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTime } from '../input/scalars.ts';

/** Name of the trigger that keeps the time of a row's last change. */
export const UPDATED_AT_TRIGGER = 'updated_at';
export const UPDATED_AT_COLUMN = 'updated_at';

/** Condition for updates that do not set the time themselves, written as PostgreSQL prints it. */
const isUnset = '(old.updated_at = new.updated_at)';

interface UpdatedAtOptions {
  /** Description in the schema. */
  description?: string;
  /** Columns whose changes do not count, such as counters. Generated columns must be included: they have no value yet when the trigger runs. */
  except?: readonly string[];
  /** Whether the schema has the field. If not all viewers may read it, a mapping declares it instead. */
  isField?: boolean;
}

/**
 * Defines the property `updatedAt`: when any column of the row last changed, by the database's clock. A trigger maintains it for every statement that
 * changes the row. An update that sets the time keeps its value, and an update that changes nothing keeps the old time. An undo restores it.
 */
export function UpdatedAt({
  description = 'When it was last changed; until then, when it was created.',
  except = [],
  isField = true,
}: UpdatedAtOptions = {}) {
  const unlessChanged = except.map((column) => `old.${column} = new.${column};`).join(' ');
  const trigger = {
    name: UPDATED_AT_TRIGGER,
    timing: 'before' as const,
    events: ['update' as const],
    when: isUnset,
    body: `${unlessChanged} if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new;`.trim(),
  };
  return (prototype: object, property: 'updatedAt'): void => {
    Property<object>({ type: 'datetime', defaultRaw: 'now()' })(prototype, property);
    if (isField) Field(() => DateTime, { description })(prototype, property);
    Trigger<new () => object>(trigger)(prototype.constructor as new () => object);
  };
}
