import { ArgsType, Field, ID } from 'type-graphql';
import { PageArgs } from '../../../read/connection.ts';
import { EventScope, EventType } from './event.entity.ts';

const SCOPE = 'Whose events are read.';
const TYPES = 'Only events of these types; omitted: all.';
const SUBJECT = 'Only events about the object with this global id, even if it was deleted.';

/** Filter of events. */
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
  @Field(() => ID, { nullable: true, description: 'The `position` or cursor of the last event received; "0" for none.' })
  after?: string | null;

  @Field(() => EventScope, { defaultValue: EventScope.OWN, description: SCOPE })
  scope!: EventScope;

  @Field(() => [EventType], { nullable: true, description: TYPES })
  types?: EventType[] | null;

  @Field(() => ID, { nullable: true, description: SUBJECT })
  subject?: string | null;
}
