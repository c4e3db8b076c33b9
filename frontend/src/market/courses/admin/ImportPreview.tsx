import { Heading, Stack, Text } from '@chakra-ui/react';
import type { PreviewImportQuery } from '../../../gql/graphql.ts';
import { plural } from '../../../lib/format/format.ts';

type Preview = PreviewImportQuery['previewCourseImport'];
type Course = Preview['added'][number];

/** Maximum number of courses of a kind that are listed. The rest is counted. */
const MOST_SHOWN = 20;

function Changes({ title, courses }: { title: string; courses: readonly Course[] }) {
  if (courses.length === 0) return null;
  const rest = courses.length - MOST_SHOWN;
  return (
    <Stack as="section" gap="1">
      <Heading as="h2" size="md">
        {title} ({courses.length})
      </Heading>
      <Stack as="ul" gap="0" ps="5" listStyleType="disc">
        {courses.slice(0, MOST_SHOWN).map(({ code, name, department }) => (
          <li key={code}>
            {code} · {name} · {department}
          </li>
        ))}
      </Stack>
      {rest > 0 && <Text color="fg.muted">and {rest} more</Text>}
    </Stack>
  );
}

/** Preview of what an import would change, with the invalid lines. */
export function ImportPreview({ preview: { added, renamed, retired, wrong, unchanged } }: { preview: Preview }) {
  return (
    <Stack gap="4">
      {wrong.length > 0 && (
        <Stack as="section" gap="1">
          <Heading as="h2" size="md" color="bad.fg">
            Wrong lines ({wrong.length})
          </Heading>
          <Stack as="ul" gap="0" ps="5" listStyleType="disc">
            {wrong.slice(0, MOST_SHOWN).map(({ line, message }) => (
              <li key={line}>
                Line {line}: {message}
              </li>
            ))}
          </Stack>
          <Text color="fg.muted">Correct them first: with a wrong line nothing is imported.</Text>
        </Stack>
      )}
      <Changes title="Added" courses={added} />
      <Changes title="Renamed" courses={renamed} />
      <Changes title="Retired" courses={retired} />
      <Text>{plural(unchanged, 'course')} unchanged.</Text>
    </Stack>
  );
}
