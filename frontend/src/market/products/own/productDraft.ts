import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { graphql } from '../../../gql/documents.ts';
import { createProductInput } from '../../../gql/forms.ts';
import type { ProductFormFragment as Listing } from '../../../gql/graphql.ts';
import { typedNumber } from '../../../lib/format/typedNumber.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { lowestOf, mustGoOf, mustGoRule, staysAsItIs } from '../schedule/mustGo.ts';
import { notOpen, swapTermsOf, swapTermsRule } from '../swap-terms/swapTerms.ts';
import { savedPhotos, type ListingPhoto } from '../../photos/listingPhotos.ts';

export const ProductFormFragment = graphql(`
  fragment ProductForm on Product {
    id: databaseId
    name
    description
    price
    quantity
    shipping
    condition
    negotiable
    isbn
    openToSwap
    topUpMax
    topUpMin
    swapWants {
      words
      isbn
      course {
        id: databaseId
        code
      }
      category {
        id: databaseId
        name
      }
    }
    priceSchedule {
      mustGoBy
      lowestPrice
      atEnd
      nextPrice
      nextFallAt
    }
    courses {
      id: databaseId
      code
    }
    photos {
      id
      url(width: 320)
    }
    category {
      id: databaseId
      name
    }
    spot {
      id: databaseId
    }
  }
`);

const yesOrNo = z.pipe(
  z.enum(['0', '1']),
  z.transform((value) => value === '1'),
);

/** Schema of the form of a listing. */
export const productForm = z.extend(createProductInput, {
  shipping: yesOrNo,
  negotiable: yesOrNo,
  courseCodes: z.array(z.string()),
  photos: z.custom<ListingPhoto[]>(),
  mustGo: mustGoRule,
  swap: swapTermsRule,
});

/** Schema of the form of a new listing, where all fields are present. The description may be empty; the name is then used instead. */
export const newProductForm = z.extend(productForm, { description: z.string() }).check(({ value: { price, mustGo }, issues, ...context }) => {
  if (mustGo.by !== '' && lowestOf(mustGo) >= price) issues.push({ code: 'custom', message: messages.lowestPrice, path: ['mustGo'], input: context });
});

/** Values of the form: numbers as typed text, shipping and negotiable as the values of a select. */
export type ProductDraft = z.input<typeof productForm>;

/** Values of an empty form. */
export const blank: ProductDraft = {
  name: '',
  description: '',
  price: '',
  quantity: '1',
  shipping: '0',
  condition: 'GOOD',
  negotiable: '1',
  categoryId: '',
  spotId: '',
  isbn: '',
  courseCodes: [],
  photos: [],
  mustGo: staysAsItIs,
  swap: notOpen,
};

/** Returns the form values of a listing. */
export function draftOf(listing: Listing): ProductDraft {
  const { id: _, category, spot, photos, courses, priceSchedule, openToSwap, topUpMax, topUpMin, swapWants, ...fields } = listing;
  return {
    ...fields,
    price: typedNumber(fields.price),
    shipping: fields.shipping ? '1' : '0',
    negotiable: fields.negotiable ? '1' : '0',
    categoryId: category.id,
    spotId: spot?.id ?? '',
    isbn: fields.isbn ?? '',
    courseCodes: courses.map(({ code }) => code),
    photos: savedPhotos(photos),
    mustGo: mustGoOf(priceSchedule),
    swap: swapTermsOf({ openToSwap, topUpMax, topUpMin, swapWants }),
  };
}

/** Output of the form's schema. */
export type SentProduct = z.output<typeof productForm>;

/** Values that are sent with the listing itself. */
export type ProductValues = Omit<SentProduct, 'photos' | 'mustGo' | 'swap'>;

export type ProductFormState = UseFormReturn<ProductDraft, unknown, SentProduct>;
