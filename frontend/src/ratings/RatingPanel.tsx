import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState, type FormEvent } from 'react';
import { useFragmentData } from '../apollo/useFragmentData.ts';
import { graphql } from '../gql/index.ts';
import { plural } from '../lib/format.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { PersonLink } from '../profiles/PersonLink.tsx';
import { useViewer } from '../session/useViewer.ts';
import { FormError } from '../ui/FormError.tsx';
import { FormField } from '../ui/FormField.tsx';
import { SelectInput } from '../ui/SelectInput.tsx';
import { StarInput } from '../ui/StarInput.tsx';

export const OrderRatingsFragment = graphql(`
  fragment OrderRatings on Order {
    id
    viewerCanRate
    ratings {
      id
      stars
      text
      author {
        id
        name
      }
    }
  }
`);

const RateCounterpartMutation = graphql(`
  mutation RateCounterpart($input: RateCounterpartInput!) {
    rateCounterpart(input: $input) {
      order {
        id
        ...OrderRatings
      }
    }
  }
`);

const SHOWN_ONCE = 'Shown on the profile once you both have rated, or after 14 days.';

const ON_TIME = [
  ['', 'No answer'],
  ['yes', 'Yes'],
  ['no', 'No'],
] as const;

function RatingForm({ orderId, person }: { orderId: string; person: string }) {
  const [rateCounterpart, { loading }] = useMutation(RateCounterpartMutation);
  const [stars, setStars] = useState(0);
  const [text, setText] = useState('');
  const [onTime, setOnTime] = useState('');
  const [error, setError] = useState('');
  const rate = async (event: FormEvent) => {
    event.preventDefault();
    setError('');
    try {
      const input = { orderId, stars, text: text.trim() || null, onTime: onTime === '' ? null : onTime === 'yes' };
      await rateCounterpart({ variables: { input } });
    } catch (cause) {
      setError(requestErrorOf(cause).message ?? 'The rating could not be sent. Please try again.');
    }
  };
  return (
    <form onSubmit={(event) => void rate(event)}>
      <Stack gap="4">
        <Text fontWeight="semibold">How was it with {person}?</Text>
        <StarInput label="Stars" value={stars} onChange={setStars} />
        <FormField label="Was the person on time?">
          <SelectInput aria-label="Was the person on time?" choices={ON_TIME} value={onTime} onChange={(event) => setOnTime(event.target.value)} />
        </FormField>
        <FormField label="A few words" hint={SHOWN_ONCE}>
          <Textarea recipe={textareaRecipe} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
        </FormField>
        <FormError>{error}</FormError>
        <Button type="submit" h="auto" minH="11" py="2" whiteSpace="normal" overflowWrap="anywhere" loading={loading} disabled={stars === 0}>
          Rate {person}
        </Button>
      </Stack>
    </form>
  );
}

/** Who gave the viewer how many stars. */
function Given({ by }: { by: { id: string; name: string } }) {
  return (
    <>
      <PersonLink person={by} /> gave you{' '}
    </>
  );
}

/** The ratings of both sides after a handover, and the form for one's own. */
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
