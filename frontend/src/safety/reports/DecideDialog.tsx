import { chakra, Input, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { pick } from 'zod/mini';
import { sanctionUserInput } from '../../gql/forms.ts';
import type { ActPreviewQueryVariables } from '../../gql/graphql.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { ActPreview } from '../../apollo/undo/ActPreview.tsx';

/** Decisions that require a reason. */
export type Sanction = 'REMOVE' | 'WARN' | 'SUSPEND' | 'BAN';

/** Values that an administrator entered. */
export interface Decision {
  reason: string;
  days: number;
  alsoRemove: boolean;
  idempotencyKey: string;
}

interface Props {
  action: Sanction;
  /** Name of the person or content that the decision is about. */
  about: string;
  /** Key of the draft. */
  draft: string;
  /** Act whose effects the server counts beforehand. */
  preview: ActPreviewQueryVariables;
  /** Content that can be removed as well, such as "the listing Guitar"; omitted if there is none. */
  removable?: string | undefined;
  decide: (decision: Decision) => Promise<unknown>;
  onClose: () => void;
}

const verbs: Record<Sanction, string> = { REMOVE: 'Remove', WARN: 'Warn', SUSPEND: 'Suspend', BAN: 'Ban' };

const effects: Record<Sanction, string> = {
  REMOVE: 'It goes, and its owner gets a mail with your reason.',
  WARN: 'The person gets a mail with your reason.',
  SUSPEND: 'The person can read, but not change anything, the listings pause until then, and a mail tells your reason.',
  BAN: 'The person is signed out and cannot sign in, the listings go, and open orders are cancelled. A mail tells your reason.',
};

const schema = pick(sanctionUserInput, { reason: true, days: true });

/** Dialog that asks for the reason of a decision, and for the number of days of a suspension. */
export function DecideDialog({ action, about, draft, preview, removable, decide, onClose }: Props) {
  const [alsoRemove, setAlsoRemove] = useState(false);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { reason: '', days: 7 },
    draft: `decide:${draft}:${action}`,
    send: async ({ reason, days }, idempotencyKey) => {
      await decide({ reason, days, alsoRemove, idempotencyKey });
      onClose();
    },
    failure: ({ message }) => message ?? 'That did not work. Please try again.',
  });
  return (
    <FormDialog
      title={`${verbs[action]} ${about}?`}
      yes={verbs[action]}
      no="Cancel"
      locked={locked}
      error={errorOf('root')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{effects[action]} There is one appeal.</Text>
      <ActPreview {...preview} alsoRemove={removable === undefined ? null : alsoRemove} />
      <FormField label="Reason" error={errorOf('reason')} required>
        <Textarea recipe={textareaRecipe} {...form.register('reason')} rows={3} />
      </FormField>
      {action === 'SUSPEND' && (
        <FormField label="Days" error={errorOf('days')} required>
          <Input type="number" inputMode="numeric" {...form.register('days')} />
        </FormField>
      )}
      {removable !== undefined && (
        <chakra.label display="flex" gap="3" alignItems="center" minH="11">
          <Checkbox type="checkbox" checked={alsoRemove} onChange={(event) => setAlsoRemove(event.target.checked)} />
          And remove {removable}
        </chakra.label>
      )}
    </FormDialog>
  );
}
