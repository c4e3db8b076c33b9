import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { Controller } from 'react-hook-form';
import { extend, pick } from 'zod/mini';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { rateCounterpartInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { plural } from '../../lib/format/format.ts';
import { choice } from '../../lib/texts/rules.ts';
import { PersonLink } from '../../people/profiles/PersonLink.tsx';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { StarInput } from '../../ui/stars/StarInput.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

export const OrderRatingsFragment = graphql(`
  fragment OrderRatings on Order {
    id: databaseId
    viewerCanRate
    ratings {
      id: databaseId
      stars
      text
      author {
        id: databaseId
        name
      }
    }
  }
`);

const RateCounterpartMutation = graphql(
  `
    mutation RateCounterpart($input: RateCounterpartInput!) {
      rateCounterpart(input: $input) {
        order {
          id: databaseId
          ...OrderRatings
        }
      }
    }
  `,
  OrderRatingsFragment,
);

const SHOWN_ONCE = 'Shown on the profile once you both have rated, or after 14 days.';

const onTimeChoices = [
  ['', 'No answer'],
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

const schema = extend(pick(rateCounterpartInput, { stars: true, text: true }), { onTime: choice(['', 'yes', 'no']) });

function RatingForm({ orderId, person }: { orderId: string; person: string }) {
  const [rateCounterpart] = useMutation(RateCounterpartMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { stars: 0, text: '', onTime: '' },
    draft: `rating:${orderId}`,
    send: ({ stars, text, onTime }, idempotencyKey) =>
      rateCounterpart({
        variables: { input: { orderId, stars, text, onTime: onTime === '' ? null : onTime === 'yes', idempotencyKey } },
      }),
    failure: ({ message }) => message ?? 'The rating could not be sent. Please try again.',
  });
  const { control, register } = form;
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <Text fontWeight="semibold">How was it with {person}?</Text>
        <Controller
          control={control}
          name="stars"
          render={({ field }) => (
            <StarInput label="Stars" value={Number(field.value)} onChange={field.onChange} inputRef={field.ref} error={errorOf('stars')} />
          )}
        />
        <FormField label="Was the person on time?" error={errorOf('onTime')}>
          <SelectInput aria-label="Was the person on time?" choices={onTimeChoices} {...register('onTime')} />
        </FormField>
        <FormField label="A few words" hint={SHOWN_ONCE} error={errorOf('text')}>
          <Textarea recipe={textareaRecipe} rows={3} {...register('text')} />
        </FormField>
        <FormError>{errorOf('root')}</FormError>
        <Button
          type="submit"
          h="auto"
          minH="11"
          py="2"
          whiteSpace="normal"
          overflowWrap="anywhere"
          loading={locked}
          disabled={Number(form.watch('stars')) === 0}
        >
          Rate {person}
        </Button>
      </Stack>
    </form>
  );
}

/** Rating that the viewer received, with the name of its author. */
function Given({ by }: { by: { id: string; name: string } }) {
  return (
    <>
      <PersonLink person={by} /> gave you{' '}
    </>
  );
}

/** Ratings of both sides after a handover, with the form for the viewer's own rating. */
export function RatingPanel({ order, person }: { order: FragmentType<typeof OrderRatingsFragment>; person: string }) {
  const shown = useFragmentData(OrderRatingsFragment, order);
  const viewerId = useViewer()?.id;
  if (!shown) return null;
  const { id, viewerCanRate, ratings } = shown;
  return (
    <>
      {ratings.map(({ id: key, author, stars, text }) => (
        <Text key={key} overflowWrap="anywhere">
          {author.id === viewerId ? `You gave ${person} ` : <Given by={author} />}
          {plural(stars, 'star')}
          {text && `, “${text}”`}
        </Text>
      ))}
      {!viewerCanRate && ratings.length === 1 && ratings[0]!.author.id === viewerId && (
        <Text fontSize="sm" color="fg.muted">
          {SHOWN_ONCE}
        </Text>
      )}
      {viewerCanRate && <RatingForm orderId={id} person={person} />}
    </>
  );
}
