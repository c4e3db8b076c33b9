import { Box, Button } from '@chakra-ui/react';
import { useState } from 'react';
import { CampusMap } from './CampusMap.tsx';
import { pinOf, type MappedSpot } from './mappedSpots.ts';

/** Shows where a spot is once somebody asks; nothing for a spot without a pin. */
export function SpotOnMap({ spot }: { spot: MappedSpot }) {
  const [shown, setShown] = useState(false);
  if (!pinOf(spot)) return null;
  return (
    <Box mt="1">
      <Button size="sm" minH="11" variant="ghost" px="0" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? 'Hide the map' : `Show ${spot.name} on the map`}
      </Button>
      {shown && <CampusMap spots={[spot]} chosen={spot.id} />}
    </Box>
  );
}
