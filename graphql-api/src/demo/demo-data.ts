import { Readable } from 'node:stream';
import type { Ctx } from '../platform/context.ts';
import { createUser } from '../auth/auth.service.ts';
import { insertCategory } from '../categories/category.queries.ts';
import { sendMessage } from '../chat/chat.service.ts';
import { deleteAllMails } from '../mail/mail.queries.ts';
import { OrderStatus } from '../orders/order.entity.ts';
import { placeOrder, setOrderStatus } from '../orders/order.service.ts';
import { createProduct } from '../products/product.service.ts';
import { addReview } from '../reviews/review.service.ts';
import { Role } from '../users/user.entity.ts';
import { hasUsers } from '../users/user.queries.ts';
import { demoCatalogue, demoChats, demoPeople, demoReviews } from './catalogue.ts';
import { spreadOverTime } from './demo.queries.ts';
import { drawPicture } from './pictures.ts';

/** The sign-ins that the start prints and the sign-in page shows while demo data is on. */
export const demoSignIns = [
  { label: 'Demo student', email: demoPeople[0]!.email, password: 'student123' },
  { label: 'Demo admin', email: demoPeople[1]!.email, password: 'admin123' },
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

async function addProducts(ctx: Ctx, sellers: string[], onProgress: (done: number, of: number) => void): Promise<DemoListing[]> {
  const rows = Object.entries(demoCatalogue).flatMap(([category, list]) => list.map((item) => ({ category, ...item })));
  const categories = new Map<string, string>();
  for (const name of Object.keys(demoCatalogue)) {
    categories.set(name, await insertCategory(ctx, name));
  }
  // Shelves are mixed, as they would be: every eleventh next, so that the home page shows many kinds.
  const mixed = rows.map((_, index) => rows[(index * 11) % rows.length]!);
  const listings: DemoListing[] = [];
  // The next picture is drawn while the last one is stored.
  let drawing = drawPicture(mixed[0]!.art, 0);
  for (const [index, { category, art: _, ...draft }] of mixed.entries()) {
    const seller = sellers[index % sellers.length]!;
    const picture = upload(await drawing);
    drawing = drawPicture(mixed[(index + 1) % mixed.length]!.art, index + 1);
    const made = await createProduct(as(ctx, seller), { ...draft, categoryId: categories.get(category)!, photo: picture });
    listings.push({ id: made.id, seller, quantity: draft.quantity });
    onProgress(index + 1, mixed.length);
  }
  await drawing;
  return listings;
}

interface DemoListing {
  id: string;
  seller: string;
  quantity: number;
}

async function addOrders(ctx: Ctx, listings: DemoListing[], buyers: string[]): Promise<void> {
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
    const status = statuses[index % statuses.length]!;
    await setOrderStatus(as(ctx, listing.seller), order.id, status);
    const [rating, text] = demoReviews[index % demoReviews.length]!;
    if (status === OrderStatus.DELIVERED || index % 4 === 1) await addReview(as(ctx, buyer), { productId: listing.id, rating, text });
  }
}

/** Fills an empty database with demo data. Returns false when there are users already. */
export async function loadDemoData(ctx: Ctx, onProgress: (done: number, of: number) => void = () => undefined): Promise<boolean> {
  if (await hasUsers(ctx)) return false;
  const people = await addPeople(ctx);
  const students = people.filter((_, index) => index !== 1);
  const listings = await addProducts(ctx, people, onProgress);
  await addOrders(ctx, listings, students);
  await spreadOverTime(ctx);
  // Deletes the mails about the demo orders.
  await deleteAllMails(ctx);
  return true;
}
