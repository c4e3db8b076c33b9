import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../../../gql/documents.ts';
import type { SeasonsQuery as Data } from '../../../../gql/graphql.ts';
import { dayOf, formatDate } from '../../../../lib/format/dates.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../../../ui/dialogs/showFailure.ts';
import { LoadFailure } from '../../../../ui/elements/LoadFailure.tsx';
import { Panel } from '../../../../ui/elements/Panel.tsx';
import { lastDayOf } from '../seasonDays.ts';
import { SeasonForm } from './SeasonForm.tsx';

const SeasonsQuery = graphql(`
  query Seasons {
    seasons(first: 20) {
      nodes {
        id: databaseId
        title
        startsAt
        endsAt
      }
    }
  }
`);

const DeleteSeasonMutation = graphql(`
  mutation DeleteSeason($id: ID!) {
    deleteSeason(input: { id: $id }) {
      deletedId
    }
  }
`);

type Season = Data['seasons']['nodes'][number];

const DAY_MS = 86_400_000;

const newSeason = () => ({ title: '', startsAt: dayOf(new Date()), endsAt: dayOf(new Date(Date.now() + 6 * DAY_MS)) });
const valuesOf = ({ title, startsAt, endsAt }: Season) => ({
  title,
  startsAt: dayOf(new Date(startsAt)),
  endsAt: dayOf(new Date(Date.parse(endsAt) - 1)),
});

/** What a season is at the moment, in a word. */
function stateOf({ startsAt, endsAt }: Season): string {
  if (Date.parse(endsAt) <= Date.now()) return 'over';
  return Date.parse(startsAt) <= Date.now() ? 'lasts' : 'to come';
}

interface LineProps {
  season: Season;
  onChanged: () => void;
  onDelete: () => void;
}

function SeasonLine({ season, onChanged, onDelete }: LineProps) {
  const [isEditing, setEditing] = useState(false);
  const { id, title, startsAt, endsAt } = season;
  const done = () => {
    setEditing(false);
    onChanged();
  };
  if (isEditing)
    return (
      <li>
        <SeasonForm id={id} values={valuesOf(season)} onDone={done} onBack={() => setEditing(false)} />
      </li>
    );
  return (
    <Flex as="li" justify="space-between" align="center" gap="3" wrap="wrap">
      <Text minW="0" overflowWrap="anywhere">
        <b>{title}</b> {formatDate(startsAt)} to {lastDayOf(endsAt)} · {stateOf(season)}
      </Text>
      <HStack>
        <Button size="sm" minH="11" variant="outline" aria-label={`Change ${title}`} onClick={() => setEditing(true)}>
          Change
        </Button>
        <Button size="sm" minH="11" variant="outline" aria-label={`Delete ${title}`} onClick={onDelete}>
          Delete
        </Button>
      </HStack>
    </Flex>
  );
}

/** The seasons, as administrators keep them. */
export function Seasons() {
  const { data, error: failure, refetch } = useQuery(SeasonsQuery, { fetchPolicy: 'cache-and-network' });
  const [remove] = useMutation(DeleteSeasonMutation);
  const [doomed, setDoomed] = useState<Season | null>(null);
  const [asked, setAsked] = useState(false);
  const refresh = () => void refetch();
  const deleteNow = async () => {
    setAsked(false);
    try {
      await remove({ variables: { id: doomed!.id } });
      refresh();
    } catch (error) {
      showFailure(error, 'The season could not be deleted. Please try again.');
    }
  };
  return (
    <Panel as="section" aria-labelledby="seasons">
      <Heading as="h2" id="seasons" size="lg">
        Seasons
      </Heading>
      <Text color="fg.muted" mb="3">
        Everybody sees a season while it lasts, with what was listed since it began, by campus spot.
      </Text>
      {failure && !data && <LoadFailure message="The seasons could not be loaded." onRetry={refresh} />}
      <Stack as="ul" listStyleType="none" gap="2" mb="4">
        {data?.seasons.nodes.map((season) => (
          <SeasonLine
            key={season.id}
            season={season}
            onChanged={refresh}
            onDelete={() => {
              setDoomed(season);
              setAsked(true);
            }}
          />
        ))}
      </Stack>
      <SeasonForm id={undefined} values={newSeason()} onDone={refresh} />
      <ConfirmDialog
        open={asked}
        title={`Delete ${doomed?.title}?`}
        yes="Delete"
        destructive
        onYes={() => void deleteNow()}
        onNo={() => setAsked(false)}
      >
        Its page is gone at once. What was listed in it stays.
      </ConfirmDialog>
    </Panel>
  );
}
