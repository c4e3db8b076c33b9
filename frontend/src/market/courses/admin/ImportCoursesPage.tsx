import { useLazyQuery, useMutation } from '@apollo/client/react';
import { Box, Button, Heading, HStack, Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState } from 'react';
import { preloadQuery } from '../../../apollo/preload.ts';
import { offerUndo } from '../../../apollo/undo/offerUndo.ts';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import { graphql } from '../../../gql/documents.ts';
import { plural } from '../../../lib/format/format.ts';
import { brand } from '../../../lib/texts/college.ts';
import { showFailure } from '../../../ui/dialogs/showFailure.ts';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { FormField } from '../../../ui/forms/FormField.tsx';
import { ImportPreview } from './ImportPreview.tsx';

const AdminCoursesQuery = graphql(`
  query AdminCourses {
    courses(first: 1) {
      totalCount
    }
  }
`);

const PreviewImportQuery = graphql(`
  query PreviewImport($csv: String!) {
    previewCourseImport(input: { csv: $csv }) {
      added {
        code
        name
        department
      }
      renamed {
        code
        name
        department
      }
      retired {
        code
        name
        department
      }
      wrong {
        line
        message
      }
      unchanged
    }
  }
`);

const ImportCoursesMutation = graphql(`
  mutation ImportCourses($csv: String!) {
    importCourses(input: { csv: $csv }) {
      message
      undoToken
      undoUntil
    }
  }
`);

const FAILED = 'The list could not be read. Please try again.';

const loader = () => preloadQuery(AdminCoursesQuery, {}, 'cache-and-network');

/** Page that imports the list of courses. A preview shows the changes, and the import can be undone. */
function ImportCoursesPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  const [csv, setCsv] = useState('');
  const [previewed, setPreviewed] = useState<string | null>(null);
  const [preview, { data: shown, loading: isReading }] = useLazyQuery(PreviewImportQuery, { fetchPolicy: 'network-only' });
  const [importCourses, { loading: isImporting }] = useMutation(ImportCoursesMutation);
  const result = previewed === csv ? shown?.previewCourseImport : undefined;
  const look = async () => {
    const { error } = await preview({ variables: { csv } });
    if (error) return showFailure(error, FAILED);
    setPreviewed(csv);
  };
  const send = async () => {
    try {
      const { data: done } = await importCourses({ variables: { csv } });
      offerUndo(done!.importCourses.message, done?.importCourses);
      setCsv('');
      refresh();
    } catch (error) {
      showFailure(error, FAILED);
    }
  };
  return (
    <Stack gap="6">
      <PageTitle>{`Courses - ${brand}`}</PageTitle>
      <Heading as="h1" size="2xl">
        Courses
      </Heading>
      <Text color="fg.muted">
        {plural(data.courses.totalCount, 'course')} taught. A list replaces all of them; listings keep courses that are retired.
      </Text>
      <Panel>
        <Stack gap="4">
          <FormField label="List of courses" hint="Code, name and department on each line, with commas, semicolons or tabs between them">
            <Textarea recipe={textareaRecipe} rows={8} value={csv} onChange={(event) => setCsv(event.target.value)} fontFamily="mono" />
          </FormField>
          <FormField label="Or a CSV file">
            <Input type="file" pt="2" accept=".csv,.tsv,.txt,text/csv" onChange={(event) => void event.target.files?.[0]?.text().then(setCsv)} />
          </FormField>
          <HStack wrap="wrap">
            <Button variant={result ? 'outline' : 'solid'} minH="11" disabled={csv.trim() === ''} loading={isReading} onClick={() => void look()}>
              Preview
            </Button>
            {result?.wrong.length === 0 && (
              <Button minH="11" loading={isImporting} onClick={() => void send()}>
                Import
              </Button>
            )}
          </HStack>
        </Stack>
      </Panel>
      <Box role="status">{result && <ImportPreview preview={result} />}</Box>
    </Stack>
  );
}

export const importCoursesPage = { Component: ImportCoursesPage, loader, failure: () => 'The courses could not be loaded.' };
