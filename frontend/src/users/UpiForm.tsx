import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, Heading, Input, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { useFragmentData } from '../apollo/useFragmentData.ts';
import { graphql } from '../gql/index.ts';
import { requestErrorOf } from '../lib/requestError.ts';
import { FormField } from '../ui/FormField.tsx';
import { Panel } from '../ui/Panel.tsx';
import { toast } from '../ui/toaster.ts';

const UpiFragment = graphql(`
  fragment UpiForm on User {
    id
    upiId
  }
`);

const SetUpiIdMutation = graphql(`
  mutation SetUpiId($upiId: String) {
    setUpiId(input: { upiId: $upiId }) {
      user {
        id
        upiId
      }
    }
  }
`);

/** The UPI id to which buyers pay; empty removes it. */
export function UpiForm({ user }: { user: FragmentType<typeof UpiFragment> }) {
  const shown = useFragmentData(UpiFragment, user);
  const [setUpiId, { loading }] = useMutation(SetUpiIdMutation);
  const [changed, setChanged] = useState<string | null>(null);
  const [error, setError] = useState('');
  if (!shown) return null;
  const typed = changed ?? shown.upiId ?? '';
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setError('');
    try {
      await setUpiId({ variables: { upiId: typed.trim() || null } });
      toast.success(typed.trim() ? 'UPI id saved' : 'UPI id removed');
    } catch (cause) {
      setError(requestErrorOf(cause).message ?? 'The UPI id could not be saved. Please try again.');
    }
  };
  return (
    <Panel>
      <Heading as="h2" size="lg" mb="3">
        Payment by UPI
      </Heading>
      <form onSubmit={(event) => void save(event)}>
        <Stack gap="4">
          <FormField
            label="UPI id"
            error={error}
            hint="Your buyers see it in the payment link of their order, nobody else. The money goes to you directly."
          >
            <Input value={typed} onChange={(event) => setChanged(event.target.value)} placeholder="name@bank" autoComplete="off" maxLength={120} />
          </FormField>
          <Button type="submit" alignSelf="start" minH="11" variant="outline" loading={loading}>
            Save UPI id
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
