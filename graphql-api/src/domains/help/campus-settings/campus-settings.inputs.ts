import { Field, InputType, registerEnumType } from 'type-graphql';
import { messages } from '../../../messages.ts';
import { Optional, Text, type TextRule } from '../../../platform/input/validation.ts';
import { CampusSettingName } from '../../../platform/settings/college/campus-setting-name.ts';
import { campusSettingTable } from '../../../platform/settings/college/campus-setting-table.ts';

registerEnumType(CampusSettingName, {
  name: 'CampusSettingName',
  description: 'A setting of the college, named after its environment variable.',
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
    description: 'The value in the format of the variable, in one line; null or an empty text restores the value of the installation.',
  })
  @Optional()
  @Text({ ...settingRule, policy: false })
  value?: string | null;
}

@InputType({ description: 'Changes of settings; other settings do not change.' })
export class UpdateCampusSettingsInput {
  @Field(() => [CampusSettingInput], { description: 'The changes, each setting at most once.' })
  changes!: CampusSettingInput[];

  @Field(() => Boolean, { defaultValue: false, description: 'Whether the changes are only checked and nothing is stored.' })
  dryRun?: boolean;
}
