import { RatingGroup } from '@chakra-ui/react';
import type { Ref } from 'react';
import { plural } from '../../lib/format/format.ts';
import { FormError } from '../forms/FormError.tsx';
import { Star } from './Star.tsx';
import { ratingGroupRecipe } from '../theme/recipes.ts';

const FIVE = [1, 2, 3, 4, 5];

interface Props {
  label: string;
  value: number;
  onChange: (stars: number) => void;
  error?: string | undefined;
  /** First star, which receives the focus on an error. */
  inputRef?: Ref<HTMLDivElement>;
}

/** Input of 1 to 5 stars; 0 means that none is chosen. */
export function StarInput({ label, value, onChange, error, inputRef }: Props) {
  return (
    <RatingGroup.Root
      recipe={ratingGroupRecipe}
      // On narrow screens the stars are below the label.
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      count={5}
      value={value}
      onValueChange={(event) => onChange(event.value)}
      translations={{ ratingValueText: (stars) => plural(stars, 'star') }}
    >
      <RatingGroup.Label fontWeight="semibold" whiteSpace="nowrap">
        {label}
      </RatingGroup.Label>
      <RatingGroup.HiddenInput name="rating" />
      <RatingGroup.Control>
        {FIVE.map((star) => (
          <RatingGroup.Item
            key={star}
            index={star}
            ref={star === 1 ? inputRef : undefined}
            display="grid"
            placeItems="center"
            minW="11"
            minH="11"
            cursor="pointer"
            fontSize="xl"
          >
            <RatingGroup.ItemContext>{({ highlighted }) => <Star isFilled={highlighted} />}</RatingGroup.ItemContext>
          </RatingGroup.Item>
        ))}
      </RatingGroup.Control>
      <FormError>{error}</FormError>
    </RatingGroup.Root>
  );
}
