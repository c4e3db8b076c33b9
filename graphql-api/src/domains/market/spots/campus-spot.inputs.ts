import { Field, Float, ID, InputType } from 'type-graphql';
import { IdempotencyKeyField, Numeric, Optional, Text, type TextRule } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';

const nameRule: TextRule = { max: 80, empty: messages.nameMissing, message: messages.spotName };
const onMap = Numeric({ min: 0, max: 100, decimals: 2, message: messages.spotOnMap });
const hintRule: TextRule = { max: 200, message: messages.spotHint };

@InputType({ description: 'Where a campus spot is.' })
class SpotPlaceInput {
  @Field(() => Float, { nullable: true, description: 'How far its pin is from the left of the map, 0 to 100 hundredths; null for none.' })
  @Optional()
  @onMap
  mapX?: number | null;

  @Field(() => Float, { nullable: true, description: 'How far its pin is from the top of the map, 0 to 100 hundredths; null for none.' })
  @Optional()
  @onMap
  mapY?: number | null;

  @Field(() => Float, { nullable: true, description: 'Where it is, in degrees north, -90 to 90; null for unknown.' })
  @Optional()
  @Numeric({ min: -90, max: 90, decimals: 6, message: messages.spotLatitude })
  latitude?: number | null;

  @Field(() => Float, { nullable: true, description: 'Where it is, in degrees east, -180 to 180; null for unknown.' })
  @Optional()
  @Numeric({ min: -180, max: 180, decimals: 6, message: messages.spotLongitude })
  longitude?: number | null;
}

@InputType({ description: 'A new campus spot.' })
export class CreateCampusSpotInput extends SpotPlaceInput {
  @Field(() => String, { description: '1 to 80 characters, unique.' })
  @Text({ ...nameRule, policy: false })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Where exactly, 1 to 200 characters.' })
  @Optional()
  @Text({ ...hintRule, policy: false })
  hint?: string | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: 'A changed campus spot; what is left out stays as it is.' })
export class UpdateCampusSpotInput extends SpotPlaceInput {
  @Field(() => ID, { description: 'The spot.' })
  id!: string;

  @Field(() => String, { nullable: true, description: '1 to 80 characters, unique among the listed spots.' })
  @Text({ ...nameRule, policy: false })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Where exactly, 1 to 200 characters; null removes it.' })
  @Optional()
  @Text({ ...hintRule, policy: false })
  hint?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'false takes it off the list, true lists it again; meetings there stay.' })
  listed?: boolean;
}

@InputType({ description: 'A campus spot to take off the list.' })
export class DeleteCampusSpotInput {
  @Field(() => ID, { description: 'The spot.' })
  id!: string;
}
