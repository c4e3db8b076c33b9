/** A spot with where it is: on the map, in hundredths of its width and height, and on the earth, in degrees. */
export interface MappedSpot {
  id: string;
  name: string;
  mapX?: number | null;
  mapY?: number | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** The uploaded picture of the campus, with its size in pixels and its average colour. */
export interface MapPicture {
  url: string;
  color: string;
  width: number;
  height: number;
}

/** The pin of a spot; undefined where it has none. */
export function pinOf({ mapX, mapY }: MappedSpot): { mapX: number; mapY: number } | undefined {
  return mapX == null || mapY == null ? undefined : { mapX, mapY };
}

interface Position {
  latitude: number;
  longitude: number;
}

const METRES_A_DEGREE = 111_195;

/** The distance of two places of a campus in metres: as on a plane, which is exact to a metre. */
function metresBetween(one: Position, other: Position): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * METRES_A_DEGREE;
}

/** A spot and how far it is, in metres. */
export interface NearSpot {
  spot: MappedSpot;
  metres: number;
}

/** The spots whose place on the earth is known, nearest first. */
export function nearestSpots(spots: readonly MappedSpot[], position: Position): NearSpot[] {
  return spots
    .flatMap((spot) => {
      const { latitude, longitude } = spot;
      return latitude == null || longitude == null ? [] : [{ spot, metres: Math.round(metresBetween({ latitude, longitude }, position)) }];
    })
    .toSorted((one, other) => one.metres - other.metres);
}
