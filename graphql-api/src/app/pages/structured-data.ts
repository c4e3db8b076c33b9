import { ProductAvailability, ProductCondition } from '../../domains/market/products/product.entity.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { pictureOf, type DescribedProduct } from './page-tags.ts';

/** Fields of a product in the structured data for search engines. */
export interface ListedForSearch extends DescribedProduct {
  condition: ProductCondition;
  category: { id: string; name: string };
  seller: { name: string };
  rating: { average: number; count: number };
}

const SCHEMA = 'https://schema.org';

const CONDITIONS: Record<ProductCondition, string> = {
  [ProductCondition.NEW]: 'NewCondition',
  [ProductCondition.LIKE_NEW]: 'UsedCondition',
  [ProductCondition.GOOD]: 'UsedCondition',
  [ProductCondition.FAIR]: 'UsedCondition',
  [ProductCondition.FOR_PARTS]: 'DamagedCondition',
};

const AVAILABILITIES: Record<ProductAvailability, string> = {
  [ProductAvailability.AVAILABLE]: 'InStock',
  [ProductAvailability.RESERVED]: 'Reserved',
  [ProductAvailability.SOLD_OUT]: 'SoldOut',
  [ProductAvailability.PAUSED]: 'OutOfStock',
  [ProductAvailability.EXPIRED]: 'Discontinued',
  [ProductAvailability.IN_REVIEW]: 'OutOfStock',
};

/** Returns a product with its offer, as schema.org's `Product`. */
function productData(product: ListedForSearch, path: string, { publicUrl, college }: Pick<Settings, 'publicUrl' | 'college'>): object {
  const { name, description, price, condition, availability, category, seller, rating } = product;
  const url = publicUrl + path;
  const picture = pictureOf(product);
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name,
    description,
    url,
    category: category.name,
    ...(picture && { image: [publicUrl + picture] }),
    itemCondition: `${SCHEMA}/${CONDITIONS[condition]}`,
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: college.currency,
      availability: `${SCHEMA}/${AVAILABILITIES[availability]}`,
      itemCondition: `${SCHEMA}/${CONDITIONS[condition]}`,
      seller: { '@type': 'Person', name: seller.name },
    },
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count, bestRating: 5, worstRating: 1 },
    }),
  };
}

/** Returns the breadcrumbs of a product: home, its category, the product. */
function breadcrumbs({ name, category }: ListedForSearch, path: string, { publicUrl }: Pick<Settings, 'publicUrl'>): object {
  const trail = [
    ['Home', '/'],
    [category.name, `/?category=${category.id}`],
    [name, path],
  ];
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([label, to], index) => ({ '@type': 'ListItem', position: index + 1, name: label, item: publicUrl + to })),
  };
}

/** Returns script elements with the data of a product, escaped so that it cannot end them. Browsers do not run them. */
export const structuredTags = (product: ListedForSearch, path: string, settings: Pick<Settings, 'publicUrl' | 'college'>): string =>
  [productData(product, path, settings), breadcrumbs(product, path, settings)]
    .map((data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`)
    .join('\n    ');
