import type { Ctx } from '../../../platform/context.ts';
import { arrayOf, boolean, schemaRef, number, object, text, withoutNulls } from '../../../platform/net/rest.ts';
import { Role } from './user.entity.ts';

/** The fields that determine the representation. */
export interface AccountRead {
  profilePicture: string | null;
  role: Role | null;
}

/** Selection of the viewer's account in REST responses. */
export const accountSelection = '{ _id: databaseId name email phone collegeId profilePicture: profilePictureUrl role }';

/** Selection of a user in REST responses to administrators: everything except the password hash. */
export const userSelection = '{ _id: databaseId name email phone collegeId profilePicture: profilePictureUrl role points { total } createdAt }';

/** Returns the REST representation of a user. The role is 1 for administrators, and null fields are left out. */
export function serializeAccount<User extends AccountRead>({ infra }: Ctx, user: User) {
  // The URL is absolute, because a client on another origin would resolve a path against its own.
  const profilePicture = user.profilePicture && infra.settings.publicUrl + user.profilePicture;
  return withoutNulls({ ...user, profilePicture, role: user.role === Role.ADMIN ? 1 : 0 });
}

export function serializeUser<User extends AccountRead & { points: { total: number } }>(ctx: Ctx, { points, ...user }: User) {
  return { ...serializeAccount(ctx, user), points: points.total };
}

const account = {
  _id: text('Identifies the user.'),
  name: text('Shown to everybody.'),
  email: text('Never changes; left out for access tokens without the scope user:email.'),
  phone: text('10 to 15 digits, with an optional + in front; left out for access tokens without the scope user:phone.'),
  collegeId: text('Unique.'),
  profilePicture: text('URL of the picture; left out where there is none.'),
  role: number('1 for an administrator, else 0.'),
};

/** Fields that are left out if they are null, or if an access token may not see them. */
const optional = ['profilePicture', 'email', 'phone'];

export const userSchemas = {
  Account: object(account, optional),
  User: object({ ...account, points: number('Total of points.'), createdAt: text('ISO 8601, UTC.') }, optional),
  UserDetails: object({
    user: schemaRef('User'),
    products: { type: 'array', items: schemaRef('Product') },
    ordersPlaced: { type: 'array', items: schemaRef('Order') },
    ordersReceived: { type: 'array', items: schemaRef('Order') },
    chats: { type: 'array', items: schemaRef('Message') },
    truncated: arrayOf(text('The name of a section that has more rows than it shows; GraphQL lists all of them by pages.')),
  }),
  Ok: object({ ok: boolean('Whether it is so.') }),
};
