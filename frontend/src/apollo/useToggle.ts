import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { showFailure } from '../ui/dialogs/showFailure.ts';

type OptionsOf<Data, Variables extends OperationVariables> = Omit<useMutation.MutationFunctionOptions<Data, Variables>, 'variables'>;

interface Toggle<On, Off, Variables extends OperationVariables> {
  on: TypedDocumentNode<On, Variables>;
  off: TypedDocumentNode<Off, Variables>;
  /** Error text if the server sends no message. */
  failure: string;
}

interface Options<On, Off, Variables extends OperationVariables> {
  isOn: boolean;
  variables: Variables;
  /** Options of the mutation that switches on. */
  on?: OptionsOf<On, Variables>;
  off?: OptionsOf<Off, Variables>;
}

/**
 * Returns a function that switches something on or off with one mutation each, such as a favourite or a block. `toggle` returns the server's
 * response. Errors are shown.
 */
export function useToggle<On, Off, Variables extends OperationVariables>({ on, off, failure }: Toggle<On, Off, Variables>) {
  const [turnOn, turningOn] = useMutation<On, Variables>(on);
  const [turnOff, turningOff] = useMutation<Off, Variables>(off);
  const toggle = async ({ isOn, variables, ...options }: Options<On, Off, Variables>): Promise<{ on?: On; off?: Off } | undefined> => {
    try {
      if (isOn) return { off: (await turnOff({ ...options.off, variables })).data };
      return { on: (await turnOn({ ...options.on, variables })).data };
    } catch (error) {
      showFailure(error, failure);
      return undefined;
    }
  };
  return { isBusy: turningOn.loading || turningOff.loading, toggle };
}
