import { useMutation } from '@apollo/client/react';
import { Button, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { graphql } from '../../gql/documents.ts';
import type { BulkExportKind, BulkImportKind } from '../../gql/graphql.ts';
import { sendOnce } from '../../lib/files/idempotencyKey.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Checkbox, Target } from '../../ui/forms/Checkbox.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { exportKinds, importKinds } from './bulkTexts.ts';

const StartImportMutation = graphql(`
  mutation StartBulkImport($input: StartBulkImportInput!) {
    startBulkImport(input: $input) {
      bulkJob {
        id: databaseId
      }
    }
  }
`);

const StartExportMutation = graphql(`
  mutation StartBulkExport($input: StartBulkExportInput!) {
    startBulkExport(input: $input) {
      bulkJob {
        id: databaseId
      }
    }
  }
`);

interface FormProps {
  title: string;
  hint: string;
  button: string;
  /** Starts the job. Its errors are shown. */
  start: () => Promise<unknown>;
  children: ReactNode;
}

function BulkForm({ title, hint, button, start, children }: FormProps) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      await start();
      setError(undefined);
    } catch (failure) {
      setError(requestErrorOf(failure).message ?? 'The job could not be started. Please try again.');
    }
    setSending(false);
  };
  return (
    <Panel as="section" flex="1">
      <form onSubmit={(event) => void submit(event)} aria-label={title}>
        <Stack gap="3" align="start">
          <Heading as="h2" size="md">
            {title}
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            {hint}
          </Text>
          {children}
          <FormError>{error}</FormError>
          <Button type="submit" minH="11" variant="outline" loading={sending}>
            {button}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

interface Props {
  /** Called after a job was started. */
  onStarted: () => void;
}

/** Form that uploads a file whose lines become accounts, categories or listings. The default is a dry run. */
export function ImportForm({ onStarted }: Props) {
  const [startImport] = useMutation(StartImportMutation);
  const [kind, setKind] = useState<BulkImportKind>('USERS');
  const [dryRun, setDryRun] = useState(true);
  const [file, setFile] = useState<File | null>(null);
  const start = async () => {
    await sendOnce('bulk-import', (idempotencyKey) => startImport({ variables: { input: { kind, dryRun, file: file!, idempotencyKey } } }));
    onStarted();
  };
  return (
    <BulkForm
      title="Import a file"
      hint="JSON Lines in UTF-8, at most 5 MB and 20,000 lines. What there is already stays as it is."
      button={dryRun ? 'Look through the file' : 'Import the file'}
      start={start}
    >
      <FormField label="What its lines are">
        <SelectInput choices={importKinds} value={kind} onChange={({ target }) => setKind(target.value as BulkImportKind)} />
      </FormField>
      <FormField label="File" required>
        <Input type="file" pt="2" required accept=".jsonl,.gz,.txt" onChange={({ target }) => setFile(target.files?.[0] ?? null)} />
      </FormField>
      <Target>
        <Checkbox type="checkbox" checked={dryRun} onChange={({ target }) => setDryRun(target.checked)} />
        Only look through it, write nothing
      </Target>
    </BulkForm>
  );
}

/** Form that exports all objects of a kind to a file. */
export function ExportForm({ onStarted }: Props) {
  const [startExport] = useMutation(StartExportMutation);
  const [kind, setKind] = useState<BulkExportKind>('ORDERS');
  const start = async () => {
    await sendOnce('bulk-export', (idempotencyKey) => startExport({ variables: { input: { kind, idempotencyKey } } }));
    onStarted();
  };
  return (
    <BulkForm title="Export a file" hint="JSON Lines compressed by gzip, kept for 24 hours." button="Make the file" start={start}>
      <FormField label="What is exported">
        <SelectInput choices={exportKinds} value={kind} onChange={({ target }) => setKind(target.value as BulkExportKind)} />
      </FormField>
    </BulkForm>
  );
}
