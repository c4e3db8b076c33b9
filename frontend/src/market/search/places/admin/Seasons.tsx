import { useMutation } from '@apollo/client/react';
import { Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql } from '../../../../gql/documents.ts';
import { dayOf, formatDate } from '../../../../lib/format/dates.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/ConfirmDialog.tsx';
import { showFailure } from '../../../../ui/dialogs/showFailure.ts';
import { Panel } from '../../../../ui/elements/Panel.tsx';
import { lastDayOf } from '../seasonDays.ts';
import { SeasonForm } from './SeasonForm.tsx';

const DeleteSeasonMutation = graphql(`
  mutation DeleteSeason($id: ID!) {
    deleteSeason(input: { id: $id }) {
      deletedId
    }
  }
`);

interface Season {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
}

const DAY_MS = 86_400_000;

const newSeason = () => ({ title: '', startsAt: dayOf(new Date()), endsAt: dayOf(new Date(Date.now() + 6 * DAY_MS)) });
const valuesOf = ({ title, startsAt, endsAt }: Season) => ({
  title,
  startsAt: dayOf(new Date(startsAt)),
  endsAt: dayOf(new Date(Date.parse(endsAt) - 1)),
});

/** Returns whether a season is past, running or upcoming. */
function stateOf({ startsAt, endsAt }: Season): string {
  if (Date.parse(endsAt) <= Date.now()) return 'past';
  return Date.parse(startsAt) <= Date.now() ? 'running' : 'upcoming';
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

interface Props {
  seasons: readonly Season[];
  /** Called when the list has changed. */
  onChanged: () => void;
}

/** List of the seasons for administrators. */
export function Seasons({ seasons, onChanged }: Props) {
  const [remove] = useMutation(DeleteSeasonMutation);
  const [doomed, setDoomed] = useState<Season | null>(null);
  const [asked, setAsked] = useState(false);
  const deleteNow = async () => {
    setAsked(false);
    try {
      await remove({ variables: { id: doomed!.id } });
      onChanged();
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
        While a season is running, everybody sees what was listed since it began, by campus spot.
      </Text>
      <Stack as="ul" listStyleType="none" gap="2" mb="4">
        {seasons.map((season) => (
          <SeasonLine
            key={season.id}
            season={season}
            onChanged={onChanged}
            onDelete={() => {
              setDoomed(season);
              setAsked(true);
            }}
          />
        ))}
      </Stack>
      <SeasonForm id={undefined} values={newSeason()} onDone={onChanged} />
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
