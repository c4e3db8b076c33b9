import { NativeSelect, type NativeSelectFieldProps, type NativeSelectRootProps } from '@chakra-ui/react';
import { nativeSelectSlotRecipe } from '@chakra-ui/react/theme';
import type { RefAttributes } from 'react';

interface Props extends NativeSelectFieldProps, RefAttributes<HTMLSelectElement> {
  /** Values and labels of the options. */
  choices: readonly (readonly [value: string | number, label: string])[];
  /** Props of the element around the select, such as its width. */
  root?: NativeSelectRootProps;
}

/** The browser's select in the style of the other inputs. */
export function SelectInput({ choices, root, ...field }: Props) {
  return (
    <NativeSelect.Root recipe={nativeSelectSlotRecipe} size="lg" {...root}>
      <NativeSelect.Field {...field}>
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
