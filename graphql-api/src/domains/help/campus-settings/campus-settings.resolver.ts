import { Arg, Ctx, Field, Mutation, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import type { Ctx as Context } from '../../../platform/context.ts';
import { CampusSettingName, CampusSettingSource } from '../../../platform/settings/college/campus-setting-name.ts';
import { UpdateCampusSettingsInput } from './campus-settings.inputs.ts';
import * as service from './campus-settings.service.ts';
import type { CampusColorsFacts, CampusLookFacts, CampusSettingFacts, CampusSettingsFacts } from './campus-settings.service.ts';

registerEnumType(CampusSettingSource, {
  name: 'CampusSettingSource',
  description: 'Where the value of a setting comes from.',
  valuesConfig: {
    CAMPUS: { description: 'The campus set it itself.' },
    INSTALLATION: { description: 'Whoever runs the installation has set it.' },
    DEFAULT: { description: 'Nobody set it.' },
  },
});

@ObjectType({ description: 'A setting of the college.' })
export class CampusSetting implements CampusSettingFacts {
  @Field(() => CampusSettingName, { description: 'The setting.' })
  name!: CampusSettingName;

  @Field(() => String, { description: 'What it is called, in words.' })
  title!: string;

  @Field(() => String, { description: 'What it is about, and how its value is written.' })
  about!: string;

  @Field(() => String, { nullable: true, description: 'Its value, as the variable is written; null: there is none.' })
  value!: string | null;

  @Field(() => String, { nullable: true, description: 'Its value where the campus sets none itself; null: there is none then.' })
  otherwise!: string | null;

  @Field(() => CampusSettingSource, { description: 'Where the value comes from.' })
  source!: CampusSettingSource;

  @Field(() => Boolean, { description: 'Whether `updateCampusSettings` changes it; otherwise only whoever runs the installation can.' })
  isChangeable!: boolean;
}

@ObjectType({ description: 'What the pages draw in the colour of the college, as colours of CSS.' })
export class CampusColors implements CampusColorsFacts {
  @Field(() => String, { description: 'Of what one can press.' })
  solid!: string;

  @Field(() => String, { description: 'Of the text on it.' })
  onSolid!: string;

  @Field(() => String, { description: 'Of links and other text.' })
  text!: string;

  @Field(() => String, { description: 'Of the ground of what is chosen.' })
  subtle!: string;

  @Field(() => String, { description: 'Of lines.' })
  border!: string;
}

@ObjectType({ description: 'The look of the pages in the colour of the college.' })
export class CampusLook implements CampusLookFacts {
  @Field(() => CampusColors, { description: 'In light mode.' })
  light!: CampusColorsFacts;

  @Field(() => CampusColors, { description: 'In dark mode.' })
  dark!: CampusColorsFacts;
}

@ObjectType({ description: 'The settings of the college, without secrets. Administrators only.' })
export class CampusSettings implements CampusSettingsFacts {
  @Field(() => String, { nullable: true, description: 'The name of the campus in addresses and tokens; null where the installation has one market.' })
  campus!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The file, in the folder where the server starts, whose variables are the settings; null where they are changed here.',
  })
  file!: string | null;

  @Field(() => CampusLook, { nullable: true, description: 'What `BRAND_COLOR` makes of the pages; null: they have colours of their own.' })
  look!: CampusLookFacts | null;

  @Field(() => [CampusSetting], { description: 'All settings, in the order in which a page shows them.' })
  settings!: CampusSettingFacts[];
}

@ObjectType({ description: 'The settings that changed.' })
export class UpdateCampusSettingsPayload {
  @Field(() => CampusSettings, { description: 'All settings as they are now, or would be after a dry run. Servers have them within five seconds.' })
  campusSettings!: CampusSettingsFacts;
}

@Resolver()
export class CampusSettingsResolver {
  @Query(() => CampusSettings, { description: 'The settings of the college: what each is, and where its value comes from. Administrators only.' })
  campusSettings(@Ctx() ctx: Context): Promise<CampusSettingsFacts> {
    return service.campusSettings(ctx);
  }

  @Mutation(() => UpdateCampusSettingsPayload, {
    description:
      'Changes settings of the college for everybody, all or none; an error names each invalid one in `fields`. CONFLICT where the settings are variables of the server. Administrators only.',
  })
  async updateCampusSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateCampusSettingsInput, { description: 'The settings.' }) input: UpdateCampusSettingsInput,
  ): Promise<UpdateCampusSettingsPayload> {
    return { campusSettings: await service.updateCampusSettings(ctx, input) };
  }
}
