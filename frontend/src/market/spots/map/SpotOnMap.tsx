import { Box, Button } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql/documents.ts';
import { LoadFailure } from '../../../ui/elements/LoadFailure.tsx';
import { Skeleton } from '../../../ui/elements/Skeleton.tsx';
import { CampusMap } from './CampusMap.tsx';
import { pinOf, type MappedSpot } from './mappedSpots.ts';

const CampusMapQuery = graphql(`
  query CampusMap {
    campusMap {
      url(width: 1280)
      color
      width
      height
    }
  }
`);

function LoadedMap({ spot }: { spot: MappedSpot }) {
  const { data, error, refetch } = useQuery(CampusMapQuery);
  if (error && !data) return <LoadFailure message="The map could not be loaded." onRetry={() => void refetch()} />;
  if (!data) return <Skeleton maxW="sm" aspectRatio={4 / 3} borderRadius="l3" />;
  return <CampusMap spots={[spot]} picture={data.campusMap} chosen={spot.id} />;
}

/** Map with the position of a spot, shown on request. Renders nothing for a spot without a pin. */
export function SpotOnMap({ spot }: { spot: MappedSpot }) {
  const [shown, setShown] = useState(false);
  if (!pinOf(spot)) return null;
  return (
    <Box mt="1">
      <Button size="sm" minH="11" variant="ghost" px="0" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide the map' : `Show ${spot.name} on the map`}
      </Button>
      {shown && <LoadedMap spot={spot} />}
    </Box>
  );
}
