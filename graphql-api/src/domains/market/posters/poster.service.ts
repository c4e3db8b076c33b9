import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { messages } from '../../../messages.ts';
import type { Ctx } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/ids.ts';
import { DomainError, ErrorCode } from '../../../platform/errors.ts';
import type { Limit } from '../../../platform/ports.ts';
import { brandColorOf } from '../../../platform/settings/college-settings.ts';
import { amountText } from '../../../platform/text/local-text.ts';
import { PHOTO_WIDTHS } from '../../media/photos/photo-codec.ts';
import { placeholderSvg } from '../../media/photos/placeholder.ts';
import { posterPdf, PRINTED, type PerPage } from './drawing/poster-pdf.ts';
import { posterPicture, type PosterContent } from './drawing/poster-picture.ts';
import { listingOfPoster } from './poster.queries.ts';

/** Size of the picture in pixels. Messengers show this format without cropping. */
const SHARED = { width: 1080, height: 1350 };
/** Version of the layout. Increase it whenever posters are drawn differently. */
const LAYOUT = 1;
/** Background of a photo without a colour of its own. */
const GROUND = '#e9e3d8';

/** Form of a poster: a picture to share, or a PDF with a number of posters per page. */
export type PosterForm = 'jpg' | PerPage;

/** A poster that can be drawn. */
interface Poster {
  /** Entity tag, which changes whenever the poster does. */
  tag: string;
  type: 'image/jpeg' | 'application/pdf';
  /** Draws the poster, or returns it from the cache. Throws RATE_LIMITED. */
  bytes: () => Promise<Buffer>;
}

/** Limits drawing to one poster at a time, because each takes some tenths of a second of processor time. */
const drawing = pLimit(1);
const MOST_WAITING = 20;
const RETRY_AFTER = 5;

/** Cache of drawn posters, by tag. */
const drawn = new LRUCache<string, Buffer>({ maxSize: 32 * 1024 * 1024, sizeCalculation: ({ length }) => length });
/** Posters that are being drawn, so that concurrent requests share one drawing. */
const inProgress = new Map<string, Promise<Buffer>>();

const drawingsOfAddress = ({ infra }: Ctx): Limit => ({ name: 'posters', points: infra.settings.limits.addressPosters, seconds: 3_600 });

type Listing = NonNullable<Awaited<ReturnType<typeof listingOfPoster>>>;

/** Returns the poster's content except the photo. */
function contentOf({ infra: { settings } }: Ctx, id: string, { name, price, spot, photoColor }: Listing): Omit<PosterContent, 'photo'> {
  const { publicUrl, brandName, college } = settings;
  const words = { name, price: price === 0 ? 'Free' : amountText(settings, price), spot, url: `${publicUrl}/product/${id}` };
  return { ...words, photoColor: photoColor ?? GROUND, brandName, brandColor: brandColorOf(college) };
}

async function draw(ctx: Ctx, form: PosterForm, content: Omit<PosterContent, 'photo'>, photo: string | null): Promise<Buffer> {
  const stored = photo === null ? undefined : await ctx.infra.photos.get(photo, PHOTO_WIDTHS.at(-1)!);
  const whole = { ...content, photo: stored ?? Buffer.from(placeholderSvg) };
  if (form === 'jpg') return posterPicture(whole, SHARED);
  return posterPdf(await posterPicture(whole, PRINTED), content.name, form);
}

async function drawInTurn(ctx: Ctx, tag: string, work: () => Promise<Buffer>): Promise<Buffer> {
  await ctx.infra.rateLimiter.use(drawingsOfAddress(ctx), ctx.ip);
  if (drawing.pendingCount >= MOST_WAITING) throw new DomainError(ErrorCode.RATE_LIMITED, messages.busy(RETRY_AFTER), { retryAfter: RETRY_AFTER });
  const bytes = await drawing(work);
  drawn.set(tag, bytes);
  return bytes;
}

/** Returns the poster of a listing; undefined if no listing with this id is in the lists. */
export async function posterOf(ctx: Ctx, id: string, form: PosterForm): Promise<Poster | undefined> {
  const listing = isId(id) ? await listingOfPoster(ctx, id) : undefined;
  if (!listing) return undefined;
  const content = contentOf(ctx, id, listing);
  const tag = hash('sha256', JSON.stringify([LAYOUT, form, listing.photo, content]), 'base64url');
  const bytes = async (): Promise<Buffer> => {
    const known = drawn.get(tag) ?? inProgress.get(tag);
    if (known) return known;
    const work = drawInTurn(ctx, tag, () => draw(ctx, form, content, listing.photo)).finally(() => inProgress.delete(tag));
    inProgress.set(tag, work);
    return work;
  };
  return { tag, type: form === 'jpg' ? 'image/jpeg' : 'application/pdf', bytes };
}
