import { Property, Trigger } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { DateTime } from '../input/scalars.ts';

/** The trigger that keeps the time of the last change of a row, and its column. */
export const UPDATED_AT_TRIGGER = 'updated_at';
export const UPDATED_AT_COLUMN = 'updated_at';

/** Of updates that do not set the time themselves. Written as PostgreSQL prints it. */
const isUnset = '(old.updated_at = new.updated_at)';

interface UpdatedAtOptions {
  /** What the schema says of it. */
  description?: string;
  /** Columns whose changes do not count, such as counters. Generated columns must be among them: they have no value yet when the trigger runs. */
  except?: readonly string[];
  /** Whether the schema has it; a mapping declares it where not all viewers may read it. */
  isField?: boolean;
}

/**
 * The property `updatedAt`: when any column of the row last changed, by the clock of the database. A trigger keeps it, whichever statement changes the
 * row; an update that sets it keeps its value, and one that changes nothing leaves it as it is. An undo restores it.
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
