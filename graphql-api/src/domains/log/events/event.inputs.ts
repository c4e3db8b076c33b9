import { ArgsType, Field, ID, registerEnumType } from 'type-graphql';
import { PageArgs } from '../../../read/connection.ts';
import { EventType } from './event.entity.ts';

/** Whose events are read. */
export enum EventScope {
  OWN = 'OWN',
  ALL = 'ALL',
}
registerEnumType(EventScope, {
  name: 'EventScope',
  description: 'Whose events are read.',
  valuesConfig: {
    OWN: { description: 'Those that concern you.' },
    ALL: { description: 'All of the marketplace. Administrators only.' },
  },
});

const SCOPE = 'Whose events.';
const TYPES = 'Only events of these types; all when left out.';
const SUBJECT = 'Only events about the object with this global id, also when it is gone.';

/** Which events are read. */
export interface EventFilter {
  scope: EventScope;
  types?: EventType[] | null;
  subject?: string | null;
}

@ArgsType()
export class EventPageArgs extends PageArgs implements EventFilter {
  @Field(() => EventScope, { defaultValue: EventScope.OWN, description: SCOPE })
  scope!: EventScope;

  @Field(() => [EventType], { nullable: true, description: TYPES })
  types?: EventType[] | null;

  @Field(() => ID, { nullable: true, description: SUBJECT })
  subject?: string | null;
}

@ArgsType()
export class EventStreamArgs implements EventFilter {
  @Field(() => ID, { nullable: true, description: 'The `position` or the cursor of the last event that you have; "0" for none.' })
  after?: string | null;

  @Field(() => EventScope, { defaultValue: EventScope.OWN, description: SCOPE })
  scope!: EventScope;

  @Field(() => [EventType], { nullable: true, description: TYPES })
  types?: EventType[] | null;

  @Field(() => ID, { nullable: true, description: SUBJECT })
  subject?: string | null;
}
