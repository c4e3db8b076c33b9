import { ArgsType, Field, ID } from 'type-graphql';
import { PageArgs } from '../../../read/connection.ts';
import { EventScope, EventType } from './event.entity.ts';

const SCOPE = 'Whose events.';
const TYPES = 'Only events of these types; all when left out.';
const SUBJECT = 'Only events about the object with this global id, also when it is gone.';

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
  @Field(() => ID, { nullable: true, description: 'The `position` or the cursor of the last event that you have; "0" for none.' })
  after?: string | null;

  @Field(() => EventScope, { defaultValue: EventScope.OWN, description: SCOPE })
  scope!: EventScope;

  @Field(() => [EventType], { nullable: true, description: TYPES })
  types?: EventType[] | null;

  @Field(() => ID, { nullable: true, description: SUBJECT })
  subject?: string | null;
}
