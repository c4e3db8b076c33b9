import { Field, Float, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField, Numeric, Optional, Text, type TextRule } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

const nameRule: TextRule = { max: 80, empty: messages.nameMissing, message: messages.spotName };
const onMap = Numeric({ min: 0, max: 100, decimals: 2, message: messages.spotOnMap });
const hintRule: TextRule = { max: 200, message: messages.spotHint };

@InputType({ description: 'Where a campus spot is.' })
class SpotPlaceInput {
  @Field(() => Float, { nullable: true, description: 'Distance of the pin from the left edge of the map in percent, 0 to 100; null for none.' })
  @Optional()
  @onMap
  mapX?: number | null;

  @Field(() => Float, { nullable: true, description: 'Distance of the pin from the top edge of the map in percent, 0 to 100; null for none.' })
  @Optional()
  @onMap
  mapY?: number | null;

  @Field(() => Float, { nullable: true, description: 'Latitude in degrees north, -90 to 90; null if unknown.' })
  @Optional()
  @Numeric({ min: -90, max: 90, decimals: 6, message: messages.spotLatitude })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Longitude in degrees east, -180 to 180; null if unknown.' })
  @Optional()
  @Numeric({ min: -180, max: 180, decimals: 6, message: messages.spotLongitude })
  longitude?: number | null;
}

@InputType({ description: 'A new campus spot.' })
export class CreateCampusSpotInput extends SpotPlaceInput {
  @Field(() => String, { description: '1 to 80 characters, unique.' })
  @Text({ ...nameRule, policy: false })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Directions, 1 to 200 characters.' })
  @Optional()
  @Text({ ...hintRule, policy: false })
  hint?: string | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'Changes of a campus spot; omitted fields do not change.' })
export class UpdateCampusSpotInput extends SpotPlaceInput {
  @Field(() => ID, { description: 'The spot.' })
  id!: string;

  @Field(() => String, { nullable: true, description: '1 to 80 characters, unique among the listed spots.' })
  @Text({ ...nameRule, policy: false })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Directions, 1 to 200 characters; null removes them.' })
  @Optional()
  @Text({ ...hintRule, policy: false })
  hint?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'false removes it, true restores it; meetings there are kept.' })
  listed?: boolean;
}

@InputType({ description: 'A campus spot to remove.' })
export class DeleteCampusSpotInput {
  @Field(() => ID, { description: 'The spot.' })
  id!: string;
}
