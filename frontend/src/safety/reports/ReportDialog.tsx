import { useMutation } from '@apollo/client/react';
import { Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { pick } from 'zod/mini';
import { reportInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import { reasonChoices } from './reasons.ts';

const ReportMutation = graphql(`
  mutation Report($input: ReportInput!) {
    report(input: $input) {
      message
      report {
        id: databaseId
      }
    }
  }
`);

const schema = pick(reportInput, { reason: true, text: true });

interface Props {
  /** Global id of the reported object. */
  subject: string;
  /** Name of the reported object in a sentence, such as "this listing". */
  what: string;
  onClose: () => void;
}

/** Dialog that reports something to the administrators. Typed text survives closing the dialog. */
export function ReportDialog({ subject, what, onClose }: Props) {
  const [send] = useMutation(ReportMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { reason: 'PROHIBITED', text: '' },
    draft: `report:${subject}`,
    send: async (report) => {
      const { data } = await send({ variables: { input: { subject, reason: report.reason, text: report.text } } });
      toast.success(data!.report.message);
      onClose();
    },
    failure: ({ message }) => message ?? 'The report could not be sent. Please try again.',
  });
  return (
    <FormDialog title={`Report ${what}`} yes="Report" no="Cancel" locked={locked} error={errorOf('root')} onSubmit={submit} onClose={onClose}>
      <Text>Administrators look at it and tell you what they did. The other person is not told who reported.</Text>
      <FormField label="Reason" error={errorOf('reason')} required>
        <SelectInput {...form.register('reason')} choices={reasonChoices} />
      </FormField>
      <FormField label="What happened? (optional)" error={errorOf('text')}>
        <Textarea recipe={textareaRecipe} {...form.register('text')} rows={3} />
      </FormField>
    </FormDialog>
  );
}
