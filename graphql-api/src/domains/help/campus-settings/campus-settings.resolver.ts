import { Arg, Ctx, Field, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { CampusSettingName, CampusSettingSource } from '../../../platform/settings/college/campus-setting-name.ts';
import { UpdateCampusSettingsInput } from './campus-settings.inputs.ts';
import * as service from './campus-settings.service.ts';
import type { CampusColorsFacts, CampusLookFacts, CampusSettingFacts, CampusSettingsFacts } from './campus-settings.service.ts';

registerEnumType(CampusSettingSource, {
  name: 'CampusSettingSource',
  description: 'Source of the value of a setting.',
  valuesConfig: {
    CAMPUS: { description: 'The campus set it.' },
    INSTALLATION: { description: 'The operator of the installation set it.' },
    DEFAULT: { description: 'The default value.' },
  },
});

@ObjectType({ description: 'A setting of the college.' })
export class CampusSetting implements CampusSettingFacts {
  @Field(() => CampusSettingName, { description: 'The setting.' })
  name!: CampusSettingName;

  @Field(() => String, { description: 'Name of the setting for people.' })
  title!: string;

  @Field(() => String, { description: 'Description of the setting and the format of its value.' })
  about!: string;

  @Field(() => String, { nullable: true, description: 'The value in the format of the variable; null for none.' })
  value!: string | null;

  @Field(() => String, { nullable: true, description: 'The value if the campus does not set one; null for none.' })
  otherwise!: string | null;

  @Field(() => CampusSettingSource, { description: 'Where the value comes from.' })
  source!: CampusSettingSource;

  @Field(() => Boolean, { description: 'Whether `updateCampusSettings` can change it. Otherwise only the operator of the installation can.' })
  isChangeable!: boolean;
}

@ObjectType({ description: "Colours of the pages, derived from the college's colour, as CSS colours." })
export class CampusColors implements CampusColorsFacts {
  @Field(() => String, { description: 'Buttons and other controls.' })
  solid!: string;

  @Field(() => String, { description: 'Text on `solid`.' })
  onSolid!: string;

  @Field(() => String, { description: 'Links and other coloured text.' })
  text!: string;

  @Field(() => String, { description: 'Background of a selected element.' })
  subtle!: string;

  @Field(() => String, { description: 'Lines.' })
  border!: string;
}

@ObjectType({ description: 'Appearance of the pages in the colour of the college.' })
export class CampusLook implements CampusLookFacts {
  @Field(() => CampusColors, { description: 'Light mode.' })
  light!: CampusColorsFacts;

  @Field(() => CampusColors, { description: 'Dark mode.' })
  dark!: CampusColorsFacts;
}

@ObjectType({ description: 'The settings of the college, without secrets. Administrators only.' })
export class CampusSettings implements CampusSettingsFacts {
  @Field(() => String, { nullable: true, description: 'Name of the campus in addresses and tokens; null if the installation has only one market.' })
  campus!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The file, in the server's working directory, that sets the variables; null if the settings are changed here.",
  })
  file!: string | null;

  @Field(() => CampusLook, { nullable: true, description: 'Appearance that results from `BRAND_COLOR`; null: the default colours.' })
  look!: CampusLookFacts | null;

  @Field(() => [CampusSetting], { description: 'All settings in their order on the page.' })
  settings!: CampusSettingFacts[];
}

@ObjectType({ description: 'The changed settings.' })
export class UpdateCampusSettingsPayload {
  @Field(() => CampusSettings, {
    description: 'All settings after the change, or as they would be after a dry run. All servers use them within five seconds.',
  })
  campusSettings!: CampusSettingsFacts;
}

@Resolver()
export class CampusSettingsResolver {
  @Query(() => CampusSettings, { description: 'The settings of the college with their values and sources. Administrators only.' })
  campusSettings(@Ctx() ctx: Context): Promise<CampusSettingsFacts> {
    return service.campusSettings(ctx);
  }

  @Mutation(() => UpdateCampusSettingsPayload, {
    description:
      'Changes settings of the college, all or none; an error names each invalid one in `fields`. CONFLICT if the settings are environment variables of the server. Administrators only.',
  })
  async updateCampusSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateCampusSettingsInput, { description: 'The settings.' }) input: UpdateCampusSettingsInput,
  ): Promise<UpdateCampusSettingsPayload> {
    return { campusSettings: await service.updateCampusSettings(ctx, input) };
  }
}
