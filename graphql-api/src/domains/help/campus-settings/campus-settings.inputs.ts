import { Field, InputType, registerEnumType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Optional, Text, type TextRule } from '../../../platform/input/rules.ts';
import { CampusSettingName } from '../../../platform/settings/college/campus-setting-name.ts';
import { campusSettingTable } from '../../../platform/settings/college/campus-setting-table.ts';

registerEnumType(CampusSettingName, {
  name: 'CampusSettingName',
  description: 'A setting of the college, by the name of the variable of the environment.',
  valuesConfig: Object.fromEntries(Object.entries(campusSettingTable).map(([name, { about }]) => [name, { description: about }])),
});

/** Rule that all values have in common. The reader of each variable checks the rest. */
export const settingRule: TextRule = { min: 0, max: 5_000, message: messages.settingText };

@InputType({ description: 'The new value of a setting.' })
export class CampusSettingInput {
  @Field(() => CampusSettingName, { description: 'The setting.' })
  name!: CampusSettingName;

  @Field(() => String, {
    nullable: true,
    description: 'Its value as the variable is written, in one line; null, or no character: what the installation says.',
  })
  @Optional()
  @Text({ ...settingRule, policy: false })
  value?: string | null;
}

@InputType({ description: 'The settings that change; others stay.' })
export class UpdateCampusSettingsInput {
  @Field(() => [CampusSettingInput], { description: 'Each setting once.' })
  changes!: CampusSettingInput[];

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the changes are checked and answered, and nothing is stored.' })
  dryRun?: boolean;
}
