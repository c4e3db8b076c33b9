import type { RequestScope } from '../../../platform/request-scope.ts';
import { SerializedResult } from '../../../read/plan/planner.ts';

/** Points of a search for products, and milliseconds of the database that cost a point. */
const [POINTS_A_SEARCH, MS_A_POINT] = [50, 5];

const OPENING = 123;

/** How many objects a JSON text has; a bracket in somebody's words counts too. */
function objectsInText(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === OPENING) count += 1;
  return count;
}

function objectsIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (value instanceof SerializedResult) return objectsInText(value.text);
  const inside = Object.values(value).reduce<number>((sum, each) => sum + objectsIn(each), 0);
  return Array.isArray(value) ? inside : inside + 1;
}

type Measured = Pick<RequestScope, 'databaseMs' | 'searches'>;

/** What an operation cost by what it did: the objects of its answer, searches, and the time of the database. What was not measured costs what was asked for. */
export function actualCost(data: unknown, requested: number, before: Measured, after: Measured | undefined): number {
  if (!after) return requested;
  const searches = after.searches - before.searches;
  const milliseconds = after.databaseMs - before.databaseMs;
  return Math.max(1, objectsIn(data) + searches * POINTS_A_SEARCH + Math.floor(milliseconds / MS_A_POINT));
}
