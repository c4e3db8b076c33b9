import { Ctx, Field, Float, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { Cofounder, MeetingTime } from '../../../platform/settings/college-settings.ts';
import { collegeFacts, type CollegeFacts, type Position } from './college.service.ts';

@ObjectType({ description: 'A geographical position.' })
export class CollegePosition implements Position {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  longitude!: number;
}

@ObjectType({ description: 'A daily time for handovers.' })
export class CollegeMeetingTime implements MeetingTime {
  @Field(() => String, { description: 'Time as HH:MM in the time zone of the college.' })
  at!: string;

  @Field(() => String, { nullable: true, description: 'Name such as lunch, at most 20 characters; null for a time without a name.' })
  name!: string | null;
}

@ObjectType({ description: 'A member of the team, or a role in it.' })
export class CollegeCofounder implements Cofounder {
  @Field(() => String, { description: 'A name or role, at most 60 characters.' })
  title!: string;

  @Field(() => String, { description: 'What they do, at most 300 characters.' })
  text!: string;
}

@ObjectType({ description: 'The college of the marketplace, and how to contact its operators.' })
export class College implements CollegeFacts {
  @Field(() => String, { description: 'Name of the marketplace.' })
  marketplaceName!: string;

  @Field(() => String, { description: 'ISO 4217 code of the currency of all prices, such as INR.' })
  currency!: string;

  @Field(() => String, { description: 'BCP 47 tag for the format of amounts and times, such as en-IN.' })
  locale!: string;

  @Field(() => String, { description: 'IANA name of its time zone.' })
  timeZone!: string;

  @Field(() => [String], { description: 'Domains whose addresses may sign up.' })
  emailDomains!: string[];

  @Field(() => String, { nullable: true, description: 'Phone number for questions; null for none.' })
  phone!: string | null;

  @Field(() => String, { description: 'Email address for questions.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Postal address in one line; null for none.' })
  address!: string | null;

  @Field(() => CollegePosition, { nullable: true, description: 'Position of the map on the contact page; null for no map.' })
  position!: Position | null;

  @Field(() => [CollegeMeetingTime], { description: 'Usual times for handovers, at most 6, earliest first.' })
  meetingTimes!: readonly MeetingTime[];

  @Field(() => Boolean, {
    description:
      'Whether the marketplace has points. Without them nothing is earned, `User.points` is null, and `buyPerk` and `pointsChanged` fail with FORBIDDEN.',
  })
  hasPoints!: boolean;

  @Field(() => [CollegeCofounder], { description: 'Team members for the page about the marketplace; at most 12.' })
  cofounders!: readonly Cofounder[];
}

@Resolver()
export class CollegeResolver {
  @Query(() => College, { description: 'The college of the marketplace: currency, contact data, position.' })
  college(@Ctx() ctx: Context): CollegeFacts {
    return collegeFacts(ctx);
  }
}
