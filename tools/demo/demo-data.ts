import { Readable } from 'node:stream';
import type { Ctx } from '../../graphql-api/src/platform/context.ts';
import { createUser } from '../../graphql-api/src/domains/people/accounts/auth.service.ts';
import { insertCategory } from '../../graphql-api/src/domains/market/categories/category.queries.ts';
import { sendMessage } from '../../graphql-api/src/domains/talk/conversations/messages/chat.service.ts';
import { confirmReceived } from '../../graphql-api/src/domains/trade/handover/handover.service.ts';
import { insertSpot } from '../../graphql-api/src/domains/market/spots/campus-spot.queries.ts';
import { acceptMeeting, proposeMeeting } from '../../graphql-api/src/domains/trade/meetings/meeting.service.ts';
import { rateCounterpart } from '../../graphql-api/src/domains/trade/ratings/rating.service.ts';
import { deleteAllMails } from '../../graphql-api/src/domains/notify/mail/mail.queries.ts';
import { OrderStatus } from '../../graphql-api/src/domains/trade/orders/order.entity.ts';
import { placeOrder, setOrderStatus } from '../../graphql-api/src/domains/trade/orders/order.service.ts';
import { ProductAvailability } from '../../graphql-api/src/domains/market/products/product.entity.ts';
import { expireListings, setProductAvailability } from '../../graphql-api/src/domains/market/products/availability/product-availability.service.ts';
import { createProduct, updateProduct } from '../../graphql-api/src/domains/market/products/product.service.ts';
import { addReview } from '../../graphql-api/src/domains/trade/reviews/review.service.ts';
import { Role } from '../../graphql-api/src/domains/people/users/user.entity.ts';
import { hasUsers } from '../../graphql-api/src/domains/people/users/user.queries.ts';
import { PriceScheduleEnd } from '../../graphql-api/src/domains/market/products/price-schedule/price-schedule.entity.ts';
import { setPriceSchedule } from '../../graphql-api/src/domains/market/products/price-schedule/price-schedule.service.ts';
import { demoCatalogue, demoChats, demoPeople, demoReviews, demoSpots } from './catalogue.ts';
import { endListing, spreadOverTime, spreadTalks } from './demo.queries.ts';
import { addCourses, demoBooks, followCourses } from './demo-courses.ts';
import { addRing } from './demo-swaps.ts';
import { addInterests } from './demo-interests.ts';
import { addOffers } from './demo-offers.ts';
import { drawPicture, VIEWS } from './pictures.ts';

/** The sign-ins that are printed at the start and shown on the sign-in page while demo data is on. The seller is for a second browser. */
export const demoSignIns = [
  { label: 'Demo student', email: demoPeople[0]!.email, password: 'student123' },
  { label: 'Demo admin', email: demoPeople[1]!.email, password: 'admin123' },
  { label: 'Demo seller', email: demoPeople[2]!.email, password: 'student123' },
];

const as = (ctx: Ctx, id: string): Ctx => ({ ...ctx, pointNotifications: {}, viewer: { id, isAdmin: false, sessionId: '0' } });
const upload = (bytes: Buffer) => ({ createReadStream: () => Readable.from([bytes]) });

async function addPeople(ctx: Ctx): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, person] of demoPeople.entries()) {
    const password = demoSignIns[index]?.password ?? `seller-${index}-${Math.random().toString(36)}`;
    const { id } = await createUser(ctx, {
      ...person,
      phone: `+9198400${String(11000 + index * 137)}`,
      passwordHash: await ctx.infra.passwords.hash(password),
      role: index === 1 ? Role.ADMIN : Role.STUDENT,
    });
    ids.push(id);
  }
  return ids;
}

/** Interval of listings with several photos. Drawing and storing photos takes most of the first start. */
const SEVERAL_PHOTOS_EVERY = 4;

/** Interval of listings with a reduced price. */
const REDUCED_EVERY = 9;

/** Draws the photos of a listing. */
const drawViews = (art: string, index: number): Promise<Buffer[]> =>
  Promise.all(Array.from({ length: index % SEVERAL_PHOTOS_EVERY === 0 ? VIEWS : 1 }, (_, view) => drawPicture(art, index, view)));

async function addSpots(ctx: Ctx): Promise<string[]> {
  const spots: string[] = [];
  for (const spot of demoSpots) spots.push(await insertSpot(ctx, spot));
  return spots;
}

interface Campus {
  sellers: string[];
  spots: string[];
  /** Ids of the categories, by name. */
  categories: ReadonlyMap<string, string>;
}

async function addCategories(ctx: Ctx): Promise<Map<string, string>> {
  const categories = new Map<string, string>();
  for (const name of Object.keys(demoCatalogue)) categories.set(name, await insertCategory(ctx, name));
  return categories;
}

async function addProducts(ctx: Ctx, { sellers, spots, categories }: Campus, onProgress: (done: number, of: number) => void): Promise<DemoListing[]> {
  const rows = Object.entries(demoCatalogue).flatMap(([category, list]) => list.map((item) => ({ category, ...item })));
  // Mixes the categories by taking every eleventh product, so that the home page shows many kinds.
  const mixed = rows.map((_, index) => rows[(index * 11) % rows.length]!);
  const listings: DemoListing[] = [];
  // The next pictures are drawn while the previous ones are stored.
  let drawing = drawViews(mixed[0]!.art, 0);
  for (const [index, { category, art: _, ...draft }] of mixed.entries()) {
    const seller = sellers[index % sellers.length]!;
    const photos = (await drawing).map(upload);
    drawing = drawViews(mixed[(index + 1) % mixed.length]!.art, index + 1);
    const isReduced = index % REDUCED_EVERY === 3 && draft.price > 0;
    const price = isReduced ? Math.round(draft.price * 1.25) : draft.price;
    const made = await createProduct(as(ctx, seller), {
      ...draft,
      ...demoBooks[draft.name],
      price,
      categoryId: categories.get(category)!,
      spotId: spots[index % (spots.length + 2)] ?? null,
      photos,
    });
    if (isReduced) await updateProduct(as(ctx, seller), { id: made.id, price: draft.price });
    listings.push({ id: made.id, seller, name: draft.name, quantity: draft.quantity, price: draft.price });
    onProgress(index + 1, mixed.length);
  }
  await drawing;
  return listings;
}

interface DemoListing {
  id: string;
  seller: string;
  name: string;
  quantity: number;
  price: number;
}

interface Trade {
  orderId: string;
  buyer: string;
  seller: string;
  spotId: string;
  status: OrderStatus;
  index: number;
}

/** Brings an order to its status. Orders under way have a meeting tomorrow; delivered ones have a confirmed handover and two ratings. */
async function hand(ctx: Ctx, { orderId, buyer, seller, spotId, status, index }: Trade): Promise<void> {
  const [asBuyer, asSeller] = [as(ctx, buyer), as(ctx, seller)];
  if (status === OrderStatus.DELIVERED) {
    await confirmReceived(asBuyer, orderId);
    await rateCounterpart(asBuyer, { orderId, stars: 4 + (index % 2), text: 'Friendly, and the thing was as described.', onTime: true });
    await rateCounterpart(asSeller, { orderId, stars: 5, onTime: index % 3 > 0 });
    return;
  }
  await setOrderStatus(asSeller, orderId, status);
  if (status !== OrderStatus.PROCESSING && status !== OrderStatus.SHIPPED) return;
  const { meeting } = await proposeMeeting(asBuyer, { orderId, spotId, at: new Date(Date.now() + (24 + (index % 8)) * 3_600_000) });
  if (status === OrderStatus.SHIPPED) await acceptMeeting(asSeller, meeting.id);
}

async function addOrders(ctx: Ctx, { listings, spots }: { listings: DemoListing[]; spots: string[] }, buyers: string[]): Promise<void> {
  const statuses = Object.values(OrderStatus);
  const plenty = listings.filter((listing) => listing.quantity > 1);
  for (const [index, listing] of plenty.entries()) {
    // The demo student is often buyer and seller, so that the dashboard is not empty.
    const buyer = index % 3 === 0 && listing.seller !== buyers[0] ? buyers[0]! : buyers.find((id, at) => at > index % 7 && id !== listing.seller)!;
    const { order } = await placeOrder(as(ctx, buyer), { productId: listing.id, quantity: 1 });
    const chat = demoChats[index % (demoChats.length + 1)] ?? [];
    for (const [turn, text] of chat.entries()) {
      await sendMessage(as(ctx, turn % 2 === 0 ? buyer : listing.seller), { orderId: order.id, text });
    }
    // One listing of the demo student is handed over and reviewed, so that both sides are notified.
    const isFirstOwn = listing === plenty.find(({ seller }) => seller === buyers[0]);
    const status = isFirstOwn ? OrderStatus.DELIVERED : statuses[index % statuses.length]!;
    await hand(ctx, { orderId: order.id, buyer, seller: listing.seller, spotId: spots[index % spots.length]!, status, index });
    const [rating, text] = demoReviews[index % demoReviews.length]!;
    if (status === OrderStatus.DELIVERED || index % 4 === 1) await addReview(as(ctx, buyer), { productId: listing.id, rating, text });
  }
}

/** Listings of the demo student that are not in the lists. */
const notInLists = { paused: 'Skateboard', expired: 'Room cleaning set' };

const inLists = (listings: readonly DemoListing[]) => listings.filter(({ name }) => !Object.values(notInLists).includes(name));

/** Number of days after which the bookcase is free, if nobody has bought it. */
const DAYS_TO_GO = 6;

async function letFall(ctx: Ctx, listings: DemoListing[]): Promise<void> {
  const { id, seller } = listings.find(({ name }) => name === 'Folding bookcase')!;
  const mustGoBy = new Date(Date.now() + DAYS_TO_GO * 86_400_000);
  await setPriceSchedule(as(ctx, seller), { productId: id, mustGoBy, lowestPrice: 800, atEnd: PriceScheduleEnd.FREE });
}

async function takeOffLists(ctx: Ctx, listings: DemoListing[]): Promise<void> {
  const named = (name: string) => listings.find((listing) => listing.name === name)!;
  const paused = named(notInLists.paused);
  await setProductAvailability(as(ctx, paused.seller), { id: paused.id, availability: ProductAvailability.PAUSED });
  await endListing(ctx, named(notInLists.expired).id);
  await expireListings(ctx);
}

/** Fills an empty database with demo data. Returns false if there are already users. */
export async function loadDemoData(ctx: Ctx, onProgress: (done: number, of: number) => void = () => undefined): Promise<boolean> {
  if (await hasUsers(ctx)) return false;
  const people = await addPeople(ctx);
  const students = people.filter((_, index) => index !== 1);
  const spots = await addSpots(ctx);
  const categories = await addCategories(ctx);
  // Added before the current listings, so that these are newer. The demo student had no part in it.
  await addCourses(ctx, students.slice(1), categories.get('Books')!);
  await followCourses(as(ctx, students[0]!));
  const listings = await addProducts(ctx, { sellers: people, spots, categories }, onProgress);
  await addOrders(ctx, { listings, spots }, students);
  await spreadOverTime(ctx);
  await addOffers(ctx, (id) => as(ctx, id), listings, students);
  await addInterests(ctx, (id) => as(ctx, id), listings, students);
  await addRing((id) => as(ctx, id), inLists(listings), students[0]!);
  await letFall(ctx, listings);
  await spreadTalks(ctx);
  await takeOffLists(ctx, listings);
  // Deletes the emails about the demo orders.
  await deleteAllMails(ctx);
  return true;
}
