import type { FragmentType } from '@apollo/client';
import { Button, HStack } from '@chakra-ui/react';
import { useState } from 'react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { BlockButton } from './BlockButton.tsx';
import { ReportDialog } from './ReportDialog.tsx';

export const PersonSafetyFragment = graphql(`
  fragment PersonSafety on User {
    id: databaseId
    globalId: id
    name
    viewerHasBlocked
  }
`);

/** Report and Block buttons on somebody else's profile, for signed-in users. */
export function PersonSafety({ person }: { person: FragmentType<typeof PersonSafetyFragment> }) {
  const shown = useFragmentData(PersonSafetyFragment, person);
  const [reporting, setReporting] = useState(false);
  if (!shown) return null;
  const { id, globalId, name, viewerHasBlocked } = shown;
  return (
    <HStack gap="1">
      <Button variant="ghost" size="sm" minH="11" aria-label={`Report ${name}`} onClick={() => setReporting(true)}>
        Report
      </Button>
      {!viewerHasBlocked && <BlockButton userId={id} name={name} blocked={false} />}
      {reporting && <ReportDialog subject={globalId} what={name} onClose={() => setReporting(false)} />}
    </HStack>
  );
}
