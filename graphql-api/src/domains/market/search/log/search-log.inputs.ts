import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { PageArgs } from '../../../../read/connection.ts';

/** Sort order of logged searches. */
export enum LoggedSearchSort {
  SEARCHES_DESC = 'SEARCHES_DESC',
  SEARCHES_ASC = 'SEARCHES_ASC',
  TEXT_ASC = 'TEXT_ASC',
  TEXT_DESC = 'TEXT_DESC',
}
registerEnumType(LoggedSearchSort, {
  name: 'LoggedSearchSort',
  description: 'Order of logged searches.',
  valuesConfig: {
    SEARCHES_DESC: { description: 'Most frequent first.' },
    SEARCHES_ASC: { description: 'Least frequent first.' },
    TEXT_ASC: { description: 'By text, A to Z.' },
    TEXT_DESC: { description: 'By text, Z to A.' },
  },
});

@ArgsType()
export class LoggedSearchesArgs extends PageArgs {
  @Field(() => Boolean, { nullable: true, description: 'false: only searches without results; true: only searches with results.' })
  found?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Part of the text; blank: all.' })
  search?: string | null;

  @Field(() => LoggedSearchSort, { defaultValue: LoggedSearchSort.SEARCHES_DESC, description: 'The order of the list.' })
  sort!: LoggedSearchSort;
}
