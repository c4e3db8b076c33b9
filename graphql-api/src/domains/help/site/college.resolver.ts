import { Ctx, Field, Float, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import type { Cofounder, MeetingTime } from '../../../platform/settings/college-settings.ts';
import { collegeFacts, type CollegeFacts, type Position } from './college.service.ts';

@ObjectType({ description: 'A place on the earth.' })
export class CollegePosition implements Position {
  @Field(() => Float, { description: 'Degrees north.' })
  latitude!: number;

  @Field(() => Float, { description: 'Degrees east.' })
  longitude!: number;
}

@ObjectType({ description: 'A time of every day at which people meet for handovers.' })
export class CollegeMeetingTime implements MeetingTime {
  @Field(() => String, { description: 'In the time zone of the college, as HH:MM.' })
  at!: string;

  @Field(() => String, { nullable: true, description: 'What it is called, such as lunch, at most 20 characters; null for the time alone.' })
  name!: string | null;
}

@ObjectType({ description: 'Somebody of the team, or a role in it.' })
export class CollegeCofounder implements Cofounder {
  @Field(() => String, { description: 'A name or role, at most 60 characters.' })
  title!: string;

  @Field(() => String, { description: 'What they do, at most 300 characters.' })
  text!: string;
}

@ObjectType({ description: 'The college that the marketplace is for, and how one reaches those who run it.' })
export class College implements CollegeFacts {
  @Field(() => String, { description: 'What the marketplace is called.' })
  marketplaceName!: string;

  @Field(() => String, { description: 'ISO 4217 code of the currency of all prices, such as INR.' })
  currency!: string;

  @Field(() => String, { description: 'BCP 47 tag of the way in which amounts and times are written, such as en-IN.' })
  locale!: string;

  @Field(() => String, { description: 'IANA name of its time zone.' })
  timeZone!: string;

  @Field(() => [String], { description: 'Domains whose addresses may sign up.' })
  emailDomains!: string[];

  @Field(() => String, { nullable: true, description: 'Phone number for questions; null: none is set.' })
  phone!: string | null;

  @Field(() => String, { description: 'Email address for questions.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Postal address in one line; null: none is set.' })
  address!: string | null;

  @Field(() => CollegePosition, { nullable: true, description: 'The place that the map of the contact page shows; null: no map.' })
  position!: Position | null;

  @Field(() => [CollegeMeetingTime], { description: 'When people meet for handovers, at most 6 times of a day, earliest first.' })
  meetingTimes!: readonly MeetingTime[];

  @Field(() => Boolean, {
    description:
      'Whether there are points: without them nothing is earned, `User.points` is null, and `buyPerk` and `pointsChanged` answer FORBIDDEN.',
  })
  hasPoints!: boolean;

  @Field(() => [CollegeCofounder], { description: 'The team, as the page about the marketplace shows it; at most 12.' })
  cofounders!: readonly Cofounder[];
}

@Resolver()
export class CollegeResolver {
  @Query(() => College, { description: 'The college that the marketplace is for: currency, contact data, place.' })
  college(@Ctx() ctx: Context): CollegeFacts {
    return collegeFacts(ctx);
  }
}
