import { Box, chakra } from '@chakra-ui/react';
import type { MouseEvent } from 'react';
import { CampusDrawing } from './CampusDrawing.tsx';
import { pinOf, type MapPicture, type MappedSpot } from './mappedSpots.ts';

interface Props {
  spots: readonly MappedSpot[];
  /** Uploaded picture. Without one the drawn campus is shown. */
  picture?: MapPicture | null | undefined;
  /** Id of the chosen spot. */
  chosen?: string | undefined;
  /** Called with the spot whose pin was chosen. Without it the pins only show where the spots are. */
  onChoose?: (id: string) => void;
  /** Called with the position of a click, in hundredths of the map's width and height. */
  onPlace?: (place: { mapX: number; mapY: number }) => void;
}

/** Returns the position of a click, in hundredths. */
function placeOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const share = (value: number, size: number) => Math.min(100, Math.max(0, Math.round((value / size) * 100)));
  return { mapX: share(clientX - left, width), mapY: share(clientY - top, height) };
}

const drop = (
  <svg viewBox="0 0 24 30" width="24" height="30" aria-hidden="true">
    <path d="M12 29S3 18.6 3 11a9 9 0 0 1 18 0c0 7.6-9 18-9 18Z" fill="currentColor" stroke="var(--chakra-colors-bg)" strokeWidth="1.5" />
    <circle cx="12" cy="11" r="3.5" fill="var(--chakra-colors-bg)" />
  </svg>
);

/** Background below the pins. */
function Ground({ picture }: Pick<Props, 'picture'>) {
  if (!picture) return <CampusDrawing />;
  const { url, color, width, height } = picture;
  // Dimmed in dark mode, like photos.
  return (
    <chakra.img src={url} alt="" width={width} height={height} w="full" h="full" display="block" bg={color} _dark={{ filter: 'brightness(0.8)' }} />
  );
}

/** Map of the campus with its spots: the uploaded picture or a drawn campus. The list beside the map contains their names as well. */
export function CampusMap({ spots, picture, chosen, onChoose, onPlace }: Props) {
  return (
    <Box
      role="group"
      aria-label="Campus map"
      position="relative"
      aspectRatio={picture ? picture.width / picture.height : 4 / 3}
      w="full"
      maxW="sm"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border"
      overflow="hidden"
      cursor={onPlace ? 'crosshair' : undefined}
      onClick={onPlace && ((event) => onPlace(placeOf(event)))}
    >
      <Ground picture={picture} />
      {spots.map((spot) => {
        const pin = pinOf(spot);
        if (!pin) return null;
        const isChosen = spot.id === chosen;
        const style = { left: `${pin.mapX}%`, top: `${pin.mapY}%` };
        const look = { position: 'absolute', transform: 'translate(-50%, -85%)', color: isChosen ? 'accent.fg' : 'brand.solid' } as const;
        if (!onChoose)
          return (
            <Box key={spot.id} {...look} style={style} title={spot.name}>
              {drop}
            </Box>
          );
        return (
          <chakra.button
            key={spot.id}
            type="button"
            {...look}
            style={style}
            minW="11"
            minH="11"
            display="grid"
            placeItems="center"
            zIndex={isChosen ? 1 : undefined}
            title={spot.name}
            aria-label={spot.name}
            aria-pressed={isChosen}
            onClick={() => onChoose(spot.id)}
          >
            {drop}
          </chakra.button>
        );
      })}
    </Box>
  );
}
