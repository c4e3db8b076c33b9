import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { nearestSpots, type MappedSpot, type NearSpot } from './mappedSpots.ts';

const WAIT_MS = 10_000;

interface Props {
  spots: readonly MappedSpot[];
  /** Called with the id of the nearest spot. */
  onFound: (id: string) => void;
}

const farText = ({ spot, metres }: NearSpot): string => `${spot.name} is nearest, ${metres} m away`;

/** Button that chooses the nearest spot. It requests the position on a tap. The position does not leave this function or the browser. */
export function NearMe({ spots, onFound }: Props) {
  const [text, setText] = useState('');
  const [asking, setAsking] = useState(false);
  if (!spots.some(({ latitude, longitude }) => latitude != null && longitude != null)) return null;
  const found = ({ coords }: GeolocationPosition) => {
    const nearest = nearestSpots(spots, coords)[0]!;
    setAsking(false);
    setText(farText(nearest));
    onFound(nearest.spot.id);
  };
  const failed = () => {
    setAsking(false);
    setText('Your position is not known. Choose a spot yourself.');
  };
  const ask = () => {
    setAsking(true);
    navigator.geolocation.getCurrentPosition(found, failed, { timeout: WAIT_MS, maximumAge: 0 });
  };
  return (
    <>
      <Button size="sm" minH="11" variant="outline" alignSelf="start" loading={asking} loadingText="Looking" onClick={ask}>
        Near me now
      </Button>
      <Text fontSize="sm" color="fg.muted" role="status">
        {text}
      </Text>
    </>
  );
}
