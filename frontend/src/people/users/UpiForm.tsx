import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Heading, Input, Stack } from '@chakra-ui/react';
import { pick } from 'zod/mini';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { setUpiIdInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { discardDraft } from '../../lib/files/drafts.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

export const UpiFragment = graphql(`
  fragment UpiForm on User {
    id: databaseId
    upiId
  }
`);

const SetUpiIdMutation = graphql(`
  mutation SetUpiId($upiId: String) {
    setUpiId(input: { upiId: $upiId }) {
      user {
        id: databaseId
        upiId
      }
    }
  }
`);

const schema = pick(setUpiIdInput, { upiId: true });

function Form({ id, upiId }: { id: string; upiId: string | null | undefined }) {
  const [setUpiId] = useMutation(SetUpiIdMutation);
  const draft = `upi:${id}`;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { upiId: upiId ?? '' },
    draft,
    afterSuccess: 'keep',
    sendChanges: async (changes) => {
      await setUpiId({ variables: changes });
      discardDraft(draft);
      toast.success(changes.upiId === null ? 'UPI id removed' : 'UPI id saved');
    },
    failure: ({ message }) => message ?? 'The UPI id could not be saved. Please try again.',
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <FormField
          label="UPI id"
          error={errorOf('upiId') ?? errorOf('root')}
          hint="Your buyers see it in the payment link of their order, nobody else. The money goes to you directly."
        >
          <Input {...form.register('upiId')} placeholder="name@bank" autoComplete="off" />
        </FormField>
        <Button type="submit" alignSelf="start" minH="11" variant="outline" loading={locked}>
          Save UPI id
        </Button>
      </Stack>
    </form>
  );
}

/** Form for the UPI id to which buyers pay. An empty id removes it. */
export function UpiForm({ user }: { user: FragmentType<typeof UpiFragment> }) {
  const shown = useFragmentData(UpiFragment, user);
  if (!shown) return null;
  return (
    <Panel>
      <Heading as="h2" size="lg" mb="3">
        Payment by UPI
      </Heading>
      <Form id={shown.id} upiId={shown.upiId} />
    </Panel>
  );
}
