import { Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { requestErrorOf } from '../lib/requestError.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { FormField } from '../ui/FormField.tsx';
import { toast } from '../ui/toaster.ts';

interface Props {
  /** What is removed, such as "the listing Guitar". */
  what: string;
  owner: string;
  remove: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Removes another user's content; the reason is mailed to its owner. */
export function RemoveDialog({ what, owner, remove, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    if (reason.trim() === '') return setFailure('Say why, in a sentence or two');
    setBusy(true);
    try {
      await remove(reason);
      toast.success(`Removed. ${owner} will be told why.`);
      onClose();
    } catch (error) {
      setFailure(requestErrorOf(error).message ?? 'It could not be removed. Please try again.');
    }
    setBusy(false);
  };
  return (
    <ConfirmDialog open title={`Remove ${what}?`} yes="Remove" no="Keep" destructive busy={busy} onYes={() => void submit()} onNo={onClose}>
      <Stack gap="4">
        <Text>{owner} gets a mail with your reason. The removal is noted in the audit list.</Text>
        <FormField label="Reason" error={failure} required>
          <Textarea recipe={textareaRecipe} value={reason} maxLength={500} rows={3} onChange={(event) => setReason(event.target.value)} />
        </FormField>
      </Stack>
    </ConfirmDialog>
  );
}
