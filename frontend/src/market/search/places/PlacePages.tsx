import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { usePageQuery } from '../../../apollo/usePageQuery.ts';
import { brand } from '../../../lib/texts/college.ts';
import { PageTitle } from '../../../ui/elements/PageTitle.tsx';
import { WidePage } from '../../../ui/pages/WidePage.tsx';
import { CampusMap } from '../../spots/map/CampusMap.tsx';
import { pinOf } from '../../spots/map/mappedSpots.ts';
import { NearMe } from '../../spots/map/NearMe.tsx';
import { Link } from 'react-router-dom';
import { useMemberPath } from '../../../apollo/session/paths.ts';
import { plural } from '../../../lib/format/format.ts';
import { EmptyState } from '../../../ui/elements/EmptyState.tsx';
import { lastDayOf } from './seasonDays.ts';
import { SpotListings, spotsLoader, useChosenSpot } from './SpotListings.tsx';
const loader = spotsLoader(false);
const seasonLoader = spotsLoader(true);

/** Page with the listings by campus spot, on the map and as a list. */
function SpotsPage() {
  const { data } = usePageQuery<typeof loader>();
  const [chosen, choose] = useChosenSpot();
  const spots = data.campusSpots;
  return (
    <WidePage>
      <PageTitle>{`Around campus - ${brand}`}</PageTitle>
      <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }}>
        Around campus
      </Heading>
      <Text color="fg.muted" mb="4">
        What is handed over where. Choose a spot.
      </Text>
      <Stack gap="3" align="start">
        {spots.some(pinOf) && <CampusMap spots={spots} picture={data.campusMap} chosen={chosen ?? undefined} onChoose={choose} />}
        <NearMe spots={spots} onFound={choose} />
      </Stack>
      <SpotListings spots={data} inSeason={false} empty="Nobody hands over anything here at the moment. Look at another spot." />
    </WidePage>
  );
}

export const spotsPage = { Component: SpotsPage, loader, failure: () => 'The campus spots could not be loaded.' };

/** Page of the current season: listings since it began, by campus spot. */
function SeasonPage() {
  const { data } = usePageQuery<typeof seasonLoader>();
  const sellRoom = useMemberPath('/dashboard/user/sell-several');
  const { currentSeason: season, products } = data;
  if (!season)
    return (
      <WidePage>
        <PageTitle>{`Season - ${brand}`}</PageTitle>
        <Heading as="h1" srOnly>
          Season
        </Heading>
        <EmptyState
          title="There is no season at the moment"
          action={
            <Button asChild>
              <Link to="/spots">See what is around campus</Link>
            </Button>
          }
        >
          When students move in or out, everything of that time is here.
        </EmptyState>
      </WidePage>
    );
  return (
    <WidePage>
      <PageTitle>{`${season.title} - ${brand}`}</PageTitle>
      <Flex justify="space-between" align="start" gap="3" wrap="wrap">
        <div>
          <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }} overflowWrap="anywhere">
            {season.title}
          </Heading>
          <Text color="fg.muted">
            Until {lastDayOf(season.endsAt)} · {plural(products.totalCount, 'thing')}
          </Text>
        </div>
        <Button asChild minH="11">
          <Link {...sellRoom}>Sell several things</Link>
        </Button>
      </Flex>
      <SpotListings spots={data} inSeason empty="Be the first: list what you will not take along." />
    </WidePage>
  );
}

export const seasonPage = { Component: SeasonPage, loader: seasonLoader, failure: () => 'The season could not be loaded.' };
