/** Spot with its position: on the map, in hundredths of its width and height, and on the earth, in degrees. */
export interface MappedSpot {
  id: string;
  name: string;
  mapX?: number | null;
  mapY?: number | null;
  latitude?: number | null;
  longitude?: number | null;
}

/** Uploaded picture of the campus, with its size in pixels and its average colour. */
export interface MapPicture {
  url: string;
  color: string;
  width: number;
  height: number;
}

/** Returns the pin of a spot; undefined if it has none. */
export function pinOf({ mapX, mapY }: MappedSpot): { mapX: number; mapY: number } | undefined {
  return mapX == null || mapY == null ? undefined : { mapX, mapY };
}

interface Position {
  latitude: number;
  longitude: number;
}

const METRES_A_DEGREE = 111_195;

/** Returns the distance between two positions on a campus in metres. It is computed on a plane, which is exact to a metre. */
function metresBetween(one: Position, other: Position): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * METRES_A_DEGREE;
}

/** Spot and its distance in metres. */
export interface NearSpot {
  spot: MappedSpot;
  metres: number;
}

/** Returns the spots with a known position on the earth, nearest first. */
export function nearestSpots(spots: readonly MappedSpot[], position: Position): NearSpot[] {
  return spots
    .flatMap((spot) => {
      const { latitude, longitude } = spot;
      return latitude == null || longitude == null ? [] : [{ spot, metres: Math.round(metresBetween({ latitude, longitude }, position)) }];
    })
    .toSorted((one, other) => one.metres - other.metres);
}
