import type { Ctx } from '../../graphql-api/src/platform/context.ts';
import { storeCourses } from '../../graphql-api/src/domains/market/courses/import/course-import.queries.ts';
import { followCourse } from '../../graphql-api/src/domains/market/followed-courses/followed-course.service.ts';
import { addPastSale } from './demo.queries.ts';

/** A course, and a book for it that was sold several times. */
interface DemoCourse {
  code: string;
  name: string;
  department: string;
  book: string;
  /** Its usual price in the currency of the college. */
  price: number;
}

const [computing, sciences, mechanics, electronics] = ['Computing', 'Sciences', 'Mechanical Engineering', 'Electronics'] as const;

const courses: DemoCourse[] = [
  { code: 'CSE1001', name: 'Problem Solving and Programming', department: computing, book: 'Programming from the first loop', price: 280 },
  { code: 'CSE2001', name: 'Data Structures and Algorithms', department: computing, book: 'Data Structures in C', price: 340 },
  { code: 'CSE2005', name: 'Operating Systems', department: computing, book: 'Operating systems, a first course', price: 390 },
  { code: 'CSE2004', name: 'Database Systems', department: computing, book: 'Databases by example', price: 360 },
  { code: 'MAT1011', name: 'Calculus for Engineers', department: sciences, book: 'Higher Engineering Mathematics', price: 410 },
  { code: 'MAT2001', name: 'Statistics for Engineers', department: sciences, book: 'Statistics with worked problems', price: 300 },
  { code: 'PHY1701', name: 'Engineering Physics', department: sciences, book: 'Physics for the first year', price: 320 },
  { code: 'CHY1002', name: 'Organic Chemistry', department: sciences, book: 'Organic Chemistry, second edition', price: 370 },
  { code: 'MEE1001', name: 'Engineering Drawing', department: mechanics, book: 'Drawing for engineers', price: 260 },
  { code: 'MEE2002', name: 'Strength of Materials', department: mechanics, book: 'Beams, shafts and columns', price: 350 },
  { code: 'ECE1002', name: 'Circuit Theory', department: electronics, book: 'Circuits from scratch', price: 330 },
  { code: 'ECE2003', name: 'Digital Logic Design', department: electronics, book: 'Digital design, an introduction', price: 310 },
];

/** Courses and ISBNs of listings of the catalogue, by name. */
export const demoBooks: Record<string, { courseCodes: string[]; isbn?: string }> = {
  'First-year engineering bundle': { courseCodes: ['CHY1002', 'MAT1011', 'MEE1001', 'PHY1701'] },
  'Higher Engineering Mathematics': { courseCodes: ['MAT1011', 'MAT2001'], isbn: '9780000000019' },
  'Data Structures in C': { courseCodes: ['CSE2001'], isbn: '9780000000026' },
  'Organic Chemistry, second edition': { courseCodes: ['CHY1002'], isbn: '9780000000033' },
  'Unused lab notebooks, pack of five': { courseCodes: ['CHY1002', 'PHY1701'] },
  'Drafter and set squares': { courseCodes: ['MEE1001'] },
  'Drawing instruments box': { courseCodes: ['MEE1001'] },
  'Lab coat, size M': { courseCodes: ['CHY1002'] },
};

/** Prices for which a book was sold, as fractions of its usual price: enough sales for a price band. */
const PARTS = [0.75, 0.9, 1, 0.85, 1.1, 1.25];

/** Adds the courses, and last term's sales of their books between some users. The listings are gone. */
export async function addCourses(ctx: Ctx, people: readonly string[], category: string): Promise<void> {
  await storeCourses(ctx, courses);
  for (const [index, { code, book, price }] of courses.entries()) {
    for (const [turn, part] of PARTS.entries()) {
      const [seller, buyer] = [people[(index + turn) % people.length]!, people[(index + turn + 3) % people.length]!];
      const { isbn = null } = demoBooks[book] ?? {};
      await addPastSale(ctx, { seller, buyer, category, name: book, price: Math.round((price * part) / 10) * 10, isbn, code });
    }
  }
}

/** Makes the viewer follow two courses, so that they are notified of the listings for them. */
export async function followCourses(ctx: Ctx): Promise<void> {
  for (const code of ['MAT1011', 'CSE2001']) await followCourse(ctx, { code });
}
