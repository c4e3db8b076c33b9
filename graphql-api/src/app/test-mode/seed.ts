import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../platform/context.ts';
import { TestPerson } from '../../platform/test-mode/test-mode.ts';
import { insertCategory } from '../../domains/market/categories/category.queries.ts';
import { createProduct } from '../../domains/market/products/product.service.ts';
import { ProductCondition } from '../../domains/market/products/product.entity.ts';
import { insertSpot } from '../../domains/market/spots/campus-spot.queries.ts';
import { createUser } from '../../domains/people/accounts/auth.service.ts';
import { NO_SESSION } from '../../domains/people/sessions/session.service.ts';
import { Role } from '../../domains/people/users/user.entity.ts';

/** People of test mode. Their ids are their positions, because a reset fills empty tables. docs/api.md names them. */
const PEOPLE: readonly { person: TestPerson; name: string; collegeId: string }[] = [
  { person: TestPerson.SELLER, name: 'Sana Seller', collegeId: 'TEST-1' },
  { person: TestPerson.BUYER, name: 'Bala Buyer', collegeId: 'TEST-2' },
  { person: TestPerson.ADMIN, name: 'Amit Admin', collegeId: 'TEST-3' },
];

const CATEGORIES = ['Books', 'Electronics', 'Furniture'];

/** Listings by seller. `category` is a position in the list above. */
const LISTINGS = [
  { name: 'Calculus textbook', description: 'Third edition, a few notes in pencil.', price: 350, quantity: 1, category: 0 },
  { name: 'Organic chemistry notes', description: 'Two semesters, bound.', price: 120, quantity: 5, category: 0 },
  { name: 'Desk lamp', description: 'Warm light, with its bulb.', price: 400, quantity: 2, category: 1 },
  { name: 'Scientific calculator', description: 'Works, with a new battery.', price: 650, quantity: 1, category: 1 },
  { name: 'Study chair', description: 'Adjustable, one wheel is stiff.', price: 1_500, quantity: 1, category: 2 },
  { name: 'Bookshelf', description: 'Three boards, to be collected at the hostel.', price: 900, quantity: 3, category: 2 },
];

/** Returns the id of a person of test mode. */
export const idOf = (person: TestPerson): string => String(PEOPLE.findIndex((each) => each.person === person) + 1);

/** Returns the address of a person of test mode. No email reaches it, because `.test` is a reserved domain. */
const addressOf = (person: TestPerson): string => `${person.toLowerCase()}@campuscart.test`;

/** Returns the addresses of some or all people of test mode. */
export const addressesOf = (people: readonly TestPerson[] = Object.values(TestPerson)): string[] => people.map(addressOf);

/**
 * Fills the empty tables of test mode. Nobody knows the passwords: as for ordinary users, a password is set by the email for a forgotten password.
 */
export async function fillTestMarket(ctx: Ctx): Promise<void> {
  for (const { person, name, collegeId } of PEOPLE) {
    const passwordHash = await ctx.infra.passwords.hash(randomBytes(24).toString('base64url'));
    const role = person === TestPerson.ADMIN ? Role.ADMIN : Role.STUDENT;
    await createUser(ctx, { name, email: addressOf(person), phone: '+919840000000', collegeId, passwordHash, role });
  }
  const categories: string[] = [];
  for (const name of CATEGORIES) categories.push(await insertCategory(ctx, name));
  await insertSpot(ctx, { name: 'Library gate', hint: null, mapX: null, mapY: null, latitude: null, longitude: null });
  const asSeller: Ctx = { ...ctx, viewer: { id: idOf(TestPerson.SELLER), isAdmin: false, sessionId: NO_SESSION }, pointNotifications: {} };
  for (const { category, ...listing } of LISTINGS) {
    await createProduct(asSeller, {
      ...listing,
      categoryId: categories[category]!,
      shipping: false,
      condition: ProductCondition.GOOD,
      negotiable: true,
    });
  }
}
