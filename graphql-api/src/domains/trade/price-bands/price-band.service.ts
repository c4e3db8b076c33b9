import type { Ctx } from '../../../platform/context.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { isId, requireId } from '../../../platform/database/ids.ts';
import { checkInput } from '../../../platform/input/validation.ts';
import { messages } from '../../../messages.ts';
import { normalizeCourseCode } from '../../market/courses/course-code.ts';
import { isbn13 } from '../../market/courses/isbn.ts';
import type { ProductCondition } from '../../market/products/product.entity.ts';
import { PriceBandArgs } from './price-band.inputs.ts';
import { bandSubject, salesOfCourses, salesOfIsbn, salesOfWords } from './price-band.queries.ts';

/** Minimum number of sales for a price band. */
export const FEWEST_SALES = 5;

/** What the sales of a price band have in common. */
export enum PriceBandBasis {
  ISBN = 'ISBN',
  WORDS = 'WORDS',
  COURSE = 'COURSE',
}

/** The properties of a listing by which sales are compared. */
interface Subject {
  isbn: string | null;
  words: string | null;
  categoryId: string | null;
  condition: ProductCondition | null;
  courseCodes: string[];
}

/** The middle half of the prices at which the same thing was sold. The prices are null if there are too few sales. */
export interface PriceBand {
  basis: PriceBandBasis;
  count: number;
  lower: number | null;
  median: number | null;
  upper: number | null;
}

async function subjectOf(ctx: Ctx, args: PriceBandArgs): Promise<Subject> {
  if (args.productId != null) {
    const subject = await bandSubject(ctx, requireId(args.productId, 'Product'));
    if (!subject) throw notFound('Product');
    return subject;
  }
  const words = checkInput(PriceBandArgs, args).words || null;
  const isbn = args.isbn == null ? null : isbn13(args.isbn);
  if (isbn === undefined) throw invalid('isbn', messages.isbn);
  const categoryId = args.categoryId != null && isId(args.categoryId) ? args.categoryId : null;
  return {
    isbn,
    words,
    categoryId,
    condition: args.condition ?? null,
    courseCodes: args.courseCode == null ? [] : [normalizeCourseCode(args.courseCode)],
  };
}

type Figures = Omit<PriceBand, 'basis'>;

/** Returns the comparisons that the subject's properties allow, closest first. */
function comparisons(ctx: Ctx, { isbn, words, categoryId, condition, courseCodes }: Subject): [PriceBandBasis, () => Promise<Figures>][] {
  const all: [PriceBandBasis, () => Promise<Figures>][] = [];
  if (isbn !== null) all.push([PriceBandBasis.ISBN, () => salesOfIsbn(ctx, isbn)]);
  if (words !== null && categoryId !== null) all.push([PriceBandBasis.WORDS, () => salesOfWords(ctx, words, categoryId, condition)]);
  if (courseCodes.length > 0 && categoryId !== null) all.push([PriceBandBasis.COURSE, () => salesOfCourses(ctx, courseCodes, categoryId)]);
  return all;
}

/**
 * Returns the quartiles of the prices at which the same thing was sold in the last 18 months, by confirmed handovers. It compares sales of the same
 * ISBN, else of the same words in category and condition, else of the course and category, and takes the first comparison with five sales. If none
 * has five, the prices are null and the count is that of the closest comparison. Throws NOT_FOUND, INVALID_INPUT about `isbn`, `words`, or without
 * anything to compare.
 */
export async function priceBand(ctx: Ctx, args: PriceBandArgs): Promise<PriceBand> {
  let closest: PriceBand | undefined;
  for (const [basis, read] of comparisons(ctx, await subjectOf(ctx, args))) {
    const figures = await read();
    if (figures.count >= FEWEST_SALES) return { basis, ...figures };
    closest ??= { basis, count: figures.count, lower: null, median: null, upper: null };
  }
  if (!closest) throw invalid('productId', messages.bandOf);
  return closest;
}
