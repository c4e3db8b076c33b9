import { chakra, HStack, Input, Stack, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import type { DraftForm } from '../../ui/forms/useDraftForm.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { CampusMap } from '../contact/CampusMap.tsx';
import { placeOf, typedValue, type Setting, type SettingField, type SettingValues } from './settingFields.ts';

const sources = { CAMPUS: 'Set here.', INSTALLATION: 'From the installation.', DEFAULT: 'The default.' };

const HEX = /^#[0-9a-f]{6}$/i;

type Form = DraftForm<SettingValues, SettingValues>['form'];

interface Props {
  setting: Setting;
  form: Form;
}

/** Input for the colour as text, with a colour picker. */
function ColorInput({ setting, form }: Props) {
  const color = form.watch('BRAND_COLOR');
  return (
    <HStack>
      <Input {...form.register('BRAND_COLOR')} placeholder={setting.otherwise ?? '#rrggbb'} autoComplete="off" />
      {/* The browser's input, because the library's would take over the name of the field. */}
      <chakra.input
        type="color"
        aria-label="Choose the colour"
        w="14"
        h="11"
        p="1"
        flexShrink={0}
        borderWidth="1px"
        borderColor="border"
        borderRadius="l2"
        value={HEX.test(color) ? color : '#3b2f8f'}
        onChange={({ target }) => form.setValue('BRAND_COLOR', target.value, { shouldDirty: true })}
      />
    </HStack>
  );
}

/** Input for a position in degrees, with the map that the contact page will show. */
function PlaceInput({ setting, form }: Props) {
  const place = placeOf(form.watch('MAP_POSITION'));
  return (
    <Stack w="full">
      <Input {...form.register('MAP_POSITION')} placeholder={setting.otherwise ?? '12.8406,80.1534'} autoComplete="off" />
      {place && <CampusMap key={`${place.latitude},${place.longitude}`} position={place} />}
    </Stack>
  );
}

function Control({ setting, form }: Props) {
  const field = setting.name as SettingField;
  const placeholder = setting.otherwise === null ? undefined : typedValue(field, setting.otherwise);
  const shown = placeholder === undefined ? {} : { placeholder };
  switch (field) {
    case 'BRAND_COLOR':
      return <ColorInput setting={setting} form={form} />;
    case 'MAP_POSITION':
      return <PlaceInput setting={setting} form={form} />;
    case 'COFOUNDERS':
      return <Textarea recipe={textareaRecipe} rows={4} {...form.register(field)} {...shown} />;
    case 'POINTS':
      return (
        <SelectInput
          choices={[
            ['', `As the installation says: ${setting.otherwise ?? ''}`],
            ['on', 'On'],
            ['off', 'Off'],
          ]}
          {...form.register(field)}
        />
      );
    default:
      return <Input {...form.register(field)} {...shown} autoComplete="off" />;
  }
}

/** Setting with its description and the source of its value. */
export function SettingControl({ setting, form, error }: Props & { error: string | undefined }) {
  const { name, title, about, source } = setting;
  const lines = name === 'COFOUNDERS' ? 'The team on the page about the marketplace, a line each: "title: text"; "none" shows no team.' : about;
  return (
    <FormField label={title} error={error} hint={`${lines} ${sources[source]}`}>
      <Control setting={setting} form={form} />
    </FormField>
  );
}
