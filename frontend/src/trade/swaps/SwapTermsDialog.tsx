import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { graphql } from '../../gql/documents.ts';
import type { SwapTermsQuery as SwapTermsData } from '../../gql/graphql.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';

const SwapTermsQuery = graphql(`
  query SwapTerms($id: ID!) {
    categories {
      id
      name
    }
    product(id: $id) {
      id
      openToSwap
      topUpMax
      topUpMin
      swapWants {
        words
        isbn
        course {
          id
          code
        }
        category {
          id
          name
        }
      }
    }
  }
`);

const SetSwapTermsMutation = graphql(`
  mutation SetSwapTerms($input: SetSwapTermsInput!) {
    setSwapTerms(input: $input) {
      product {
        id
        openToSwap
        topUpMax
        topUpMin
        swapWants {
          words
          isbn
          course {
            id
            code
          }
          category {
            id
            name
          }
        }
      }
    }
  }
`);

/** The most wants of a listing. */
const MOST = 5;

type Terms = NonNullable<SwapTermsData['product']>;
interface Want {
  words: string;
  categoryId: string;
}

const NOTHING: Want = { words: '', categoryId: '' };

/** The words, with the course and the ISBN that they do not name. Read as words, both mean the same again. */
function wordsOf({ words, course, isbn }: Terms['swapWants'][number]): string {
  const named = (words ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
  return [words, course?.code, isbn].filter((part, at) => part && (at === 0 || !named.includes(part))).join(' ');
}

const wantsOf = ({ swapWants }: Terms): Want[] =>
  swapWants.length === 0 ? [NOTHING] : swapWants.map((want) => ({ words: wordsOf(want), categoryId: want.category?.id ?? '' }));

/** What the viewer would take, a row for each. */
function Wants({ wants, onWants, categories }: { wants: Want[]; onWants: (wants: Want[]) => void; categories: SwapTermsData['categories'] }) {
  const change = (at: number, part: Partial<Want>) => onWants(wants.map((want, index) => (index === at ? { ...want, ...part } : want)));
  const choices = [['', 'Any category'] as const, ...categories.map(({ id, name }) => [id, name] as const)];
  return (
    <Stack gap="3">
      {wants.map((want, at) => (
        <Flex key={at} gap="2" direction={{ base: 'column', sm: 'row' }}>
          <Input
            aria-label={`Words of want ${at + 1}`}
            placeholder="Words, a course code or an ISBN"
            maxLength={100}
            value={want.words}
            onChange={({ target }) => change(at, { words: target.value })}
          />
          <SelectInput
            aria-label={`Category of want ${at + 1}`}
            choices={choices}
            value={want.categoryId}
            onChange={({ target }) => change(at, { categoryId: target.value })}
          />
        </Flex>
      ))}
      {wants.length < MOST && (
        <Button type="button" variant="outline" minH="11" onClick={() => onWants([...wants, NOTHING])}>
          Another
        </Button>
      )}
    </Stack>
  );
}

/** The form of the terms, once they are loaded. */
function TermsForm({ terms, categories, onClose }: { terms: Terms; categories: SwapTermsData['categories']; onClose: () => void }) {
  const [save, { loading, error }] = useMutation(SetSwapTermsMutation);
  const [openToSwap, setOpenToSwap] = useState(terms.openToSwap || terms.swapWants.length === 0);
  const [wants, setWants] = useState(wantsOf(terms));
  const [topUpMax, setTopUpMax] = useState(String(terms.topUpMax));
  const [topUpMin, setTopUpMin] = useState(String(terms.topUpMin));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const named = wants.filter(({ words, categoryId }) => words.trim() !== '' || categoryId !== '');
    const input = {
      productId: terms.id,
      openToSwap,
      wants: named.map(({ words, categoryId }) => ({ words: words.trim() || null, categoryId: categoryId || null })),
      topUpMax: Number(topUpMax),
      topUpMin: Number(topUpMin),
    };
    void save({ variables: { input } })
      .then(onClose)
      .catch(() => undefined);
  };
  const failure = error && (requestErrorOf(error).message ?? 'It could not be saved. Try again.');
  return (
    <FormDialog title="Swap it" yes="Save" no="Cancel" destructive={false} locked={loading} error={failure} onSubmit={onSubmit} onClose={onClose}>
      <Flex as="label" align="center" gap="3" minH="11">
        <Checkbox type="checkbox" checked={openToSwap} onChange={({ target }) => setOpenToSwap(target.checked)} />
        Open to swaps
      </Flex>
      {openToSwap && (
        <>
          <Text color="fg.muted">
            What would you take for it? Swaps of two to four people are looked for with it, and nothing is agreed before you accept.
          </Text>
          <Wants wants={wants} onWants={setWants} categories={categories} />
          <FormField label="You would add up to">
            <Input inputMode="decimal" value={topUpMax} onChange={({ target }) => setTopUpMax(target.value)} />
          </FormField>
          <FormField label="You want at least added">
            <Input inputMode="decimal" value={topUpMin} onChange={({ target }) => setTopUpMin(target.value)} />
          </FormField>
        </>
      )}
    </FormDialog>
  );
}

/** Asks on which terms the viewer would swap an own listing. */
export function SwapTermsDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(SwapTermsQuery, { variables: { id: productId }, fetchPolicy: 'network-only' });
  if (data?.product) return <TermsForm terms={data.product} categories={data.categories} onClose={onClose} />;
  const retry = () => void refetch().catch(() => undefined);
  return (
    <FormDialog title="Swap it" yes="Save" no="Cancel" destructive={false} locked error={undefined} onSubmit={retry} onClose={onClose}>
      {error ? <LoadFailure message="The terms could not be loaded." onRetry={retry} /> : <Skeleton height="40" />}
    </FormDialog>
  );
}
