import type { CartQuery as CartData } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { unavailable } from '../products/availabilities.ts';
import type { CartItem } from './cart.ts';

export const CartQuery = graphql(`
  query Cart($ids: [ID!]!) {
    products(first: 50, filter: { ids: $ids }) {
      nodes {
        id: databaseId
        name
        description
        price
        availability
        viewerCanEdit
        photoUrl(width: 640)
        seller {
          id: databaseId
          name
        }
      }
    }
  }
`);

/** Number of products that are refreshed at once; one page of the API. */
const REFRESHED = 50;

export const NOT_LISTED = 'No longer available';

type Fresh = CartData['products']['nodes'][number];

/** Item as the cart shows it. */
export interface ShownItem extends CartItem {
  /** Reason why the item cannot be ordered now; undefined if it can be, or if that is unknown. */
  note?: string | undefined;
  /** Seller of the item; undefined if unknown. */
  seller?: { id: string; name: string } | undefined;
  /** Whether the viewer can order the item now. */
  canOrder: boolean;
  /** Whether the viewer can ask the seller about the item, even if it cannot be ordered now. */
  canAsk: boolean;
}

export function idsToRefresh(items: readonly CartItem[]): string[] {
  return items.map(({ id }) => id).slice(-REFRESHED);
}

const noteOf = (fresh: Fresh | undefined): string | undefined => {
  if (!fresh) return NOT_LISTED;
  return fresh.viewerCanEdit ? 'Your listing' : unavailable[fresh.availability];
};

/** Returns the stored items with the current price and availability of the refreshed ones. */
export function shownItems(items: readonly CartItem[], fresh: readonly Fresh[] | undefined): ShownItem[] {
  const byId = new Map(fresh?.map((product) => [product.id, product]));
  const refreshed = new Set(fresh ? idsToRefresh(items) : []);
  return items.map((item) => {
    const current = byId.get(item.id);
    const note = refreshed.has(item.id) ? noteOf(current) : undefined;
    return { ...item, ...current, note, canOrder: current !== undefined && !note, canAsk: current?.viewerCanEdit === false };
  });
}

/** Items of a cart that can be ordered from one seller. */
export interface OfOneSeller {
  seller: { id: string; name: string };
  ids: readonly string[];
}

/** Returns the sellers from whom several items of the cart can be ordered now, with the ids of these items. */
export function sellersOfSeveral(items: readonly ShownItem[]): OfOneSeller[] {
  const idsOf = (sellerId: string) => items.filter(({ canOrder, seller }) => canOrder && seller?.id === sellerId).map(({ id }) => id);
  const sellers = new Map(items.flatMap(({ seller }) => (seller ? [[seller.id, seller] as const] : [])));
  return [...sellers.values()].map((seller) => ({ seller, ids: idsOf(seller.id) })).filter(({ ids }) => ids.length > 1);
}
