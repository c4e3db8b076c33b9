import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import * as z from 'zod/mini';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { setSwapTermsInput } from '../../gql/forms.ts';
import type { SwapTermsFragment as Terms, SwapTermsQuery as SwapTermsData } from '../../gql/graphql.ts';
import { typedNumber } from '../../lib/format/typedNumber.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { LoadFailure } from '../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../ui/elements/Skeleton.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

const SwapTermsFragment = graphql(`
  fragment SwapTerms on Product {
    id: databaseId
    openToSwap
    topUpMax
    topUpMin
    swapWants {
      words
      isbn
      course {
        id: databaseId
        code
      }
      category {
        id: databaseId
        name
      }
    }
  }
`);

const SwapTermsQuery = graphql(
  `
    query SwapTerms($id: ID!) {
      categories {
        id: databaseId
        name
      }
      product(id: $id) {
        id: databaseId
        ...SwapTerms
      }
    }
  `,
  SwapTermsFragment,
);

const SetSwapTermsMutation = graphql(
  `
    mutation SetSwapTerms($input: SetSwapTermsInput!) {
      setSwapTerms(input: $input) {
        product {
          id: databaseId
          ...SwapTerms
        }
      }
    }
  `,
  SwapTermsFragment,
);

/** The most wants of a listing. */
const MOST = 5;

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
            placeholder="Words, course or ISBN"
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

const termsForm = z.extend(z.pick(setSwapTermsInput, { openToSwap: true, topUpMax: true, topUpMin: true }), { wants: z.custom<Want[]>() });

const isNamed = ({ words, categoryId }: Want): boolean => words.trim() !== '' || categoryId !== '';

/** The form of the terms, once they are loaded. */
function TermsForm({ terms, categories, onClose }: { terms: Terms; categories: SwapTermsData['categories']; onClose: () => void }) {
  const [save] = useMutation(SetSwapTermsMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: termsForm,
    defaultValues: {
      openToSwap: terms.openToSwap || terms.swapWants.length === 0,
      wants: wantsOf(terms),
      topUpMax: typedNumber(terms.topUpMax),
      topUpMin: typedNumber(terms.topUpMin),
    },
    draft: `swap-terms:${terms.id}`,
    send: async ({ wants, ...values }) => {
      const named = wants.filter(isNamed).map(({ words, categoryId }) => ({ words: words.trim() || null, categoryId: categoryId || null }));
      await save({ variables: { input: { ...values, productId: terms.id, wants: named } } });
      onClose();
    },
    failure: ({ message }) => message ?? 'It could not be saved. Try again.',
  });
  const failure = errorOf('root') ?? errorOf('wants');
  return (
    <FormDialog title="Swap it" yes="Save" no="Cancel" destructive={false} locked={locked} error={failure} onSubmit={submit} onClose={onClose}>
      <Flex as="label" align="center" gap="3" minH="11">
        <Checkbox type="checkbox" {...form.register('openToSwap')} />
        Open to swaps
      </Flex>
      {form.watch('openToSwap') && (
        <>
          <Text color="fg.muted">
            What would you take for it? Swaps of two to four people are looked for with it, and nothing is agreed before you accept.
          </Text>
          <Wants wants={form.watch('wants')} onWants={(wants) => form.setValue('wants', wants)} categories={categories} />
          <FormField label="You would add up to" error={errorOf('topUpMax')}>
            <Input inputMode="decimal" {...form.register('topUpMax')} />
          </FormField>
          <FormField label="You want at least added" error={errorOf('topUpMin')}>
            <Input inputMode="decimal" {...form.register('topUpMin')} />
          </FormField>
        </>
      )}
    </FormDialog>
  );
}

/** Asks on which terms the viewer would swap an own listing. */
export function SwapTermsDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(SwapTermsQuery, { variables: { id: productId }, fetchPolicy: 'network-only' });
  const terms = useFragmentData(SwapTermsFragment, data?.product);
  if (data && terms) return <TermsForm terms={terms} categories={data.categories} onClose={onClose} />;
  const retry = () => void refetch().catch(() => undefined);
  return (
    <FormDialog title="Swap it" yes="Save" no="Cancel" destructive={false} locked error={undefined} onSubmit={retry} onClose={onClose}>
      {error ? <LoadFailure message="The terms could not be loaded." onRetry={retry} /> : <Skeleton height="40" />}
    </FormDialog>
  );
}
