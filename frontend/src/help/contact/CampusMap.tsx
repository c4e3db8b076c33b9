import { Box, Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';

/** Distance that the map shows on each side of the position, in degrees. */
const [EAST, NORTH] = [0.012, 0.01];

interface Position {
  latitude: number;
  longitude: number;
}

/** Returns the URL of a map with a marker at the position. */
function mapOf({ latitude, longitude }: Position): string {
  const box = [longitude - EAST, latitude - NORTH, longitude + EAST, latitude + NORTH].map((degrees) => degrees.toFixed(4));
  const params = new URLSearchParams({ bbox: box.join(), layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `https://www.openstreetmap.org/export/embed.html?${params.toString()}`;
}

/** Drawing of the campus. The map of an external site is loaded only on request. */
export function CampusMap({ position }: { position: Position }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Box position="relative" borderRadius="l3" overflow="hidden" borderWidth="1px" aspectRatio={16 / 10} bg="bg.muted">
      {isLoaded ? (
        <iframe
          src={mapOf(position)}
          title="Map of the campus"
          width="100%"
          height="100%"
          style={{ border: 0 }}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      ) : (
        <>
          <svg viewBox="0 0 320 200" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Drawn map of a campus">
            <rect width="320" height="200" fill="#e4ead2" />
            <path d="M-10 160C80 130 190 190 330 140" stroke="#fffdf8" strokeWidth="16" fill="none" />
            <path d="M90-10C100 70 70 120 96 220" stroke="#fffdf8" strokeWidth="9" fill="none" />
            <path d="M230-10c-20 60 30 90 10 150" stroke="#b9d3e8" strokeWidth="14" fill="none" />
            <g fill="#cbbfe6">
              <rect x="120" y="50" width="40" height="26" rx="3" />
              <rect x="168" y="58" width="28" height="36" rx="3" />
              <rect x="122" y="88" width="36" height="22" rx="3" />
            </g>
            <chakra.path d="M148 84c-12-14-18-22-18-32a18 18 0 0 1 36 0c0 10-6 18-18 32z" fill={{ base: 'brand.solid', _dark: 'brand.emphasized' }} />
            <circle cx="148" cy="52" r="7" fill="#f5a524" />
          </svg>
          <Button position="absolute" bottom="3" insetInlineStart="3" onClick={() => setLoaded(true)}>
            Load the map
          </Button>
        </>
      )}
    </Box>
  );
}
