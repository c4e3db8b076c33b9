import { Field, Float, ID, ObjectType, registerEnumType } from 'type-graphql';

/** What a filter read from a search restricts. */
export enum InterpretedFilterKind {
  PRICE = 'PRICE',
  CATEGORY = 'CATEGORY',
  COURSE = 'COURSE',
  ISBN = 'ISBN',
}
registerEnumType(InterpretedFilterKind, {
  name: 'InterpretedFilterKind',
  description: 'Kinds of filters that are interpreted from a search.',
  valuesConfig: {
    PRICE: { description: 'The price: "under 500", "500 se kam", "between 1k and 2k", "around 2k", "free".' },
    CATEGORY: { description: 'The category: "in Textbooks", "Textbooks mein".' },
    COURSE: { description: 'The course, by its code: "CSE2005", "cse 2005", "for CSE-2005".' },
    ISBN: { description: 'The ISBN of a book, of 10 or 13 digits.' },
  },
});

@ObjectType({ description: 'Words of a search that were interpreted as a filter. `ProductFilter.ignoreInterpreted` disables it.' })
export class InterpretedFilter {
  @Field(() => InterpretedFilterKind, { description: 'The kind of filter.' })
  kind!: InterpretedFilterKind;

  @Field(() => String, { description: 'The interpreted words.' })
  words!: string;

  @Field(() => Float, { nullable: true, description: 'Lowest price in the currency of the college, inclusive; null without one.' })
  minPrice!: number | null;

  @Field(() => Float, { nullable: true, description: 'Highest price in the currency of the college, inclusive; null without one.' })
  maxPrice!: number | null;

  @Field(() => ID, { nullable: true, description: 'The category; null for other kinds.' })
  categoryId!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the category; null for other kinds.' })
  categoryName!: string | null;

  @Field(() => String, { nullable: true, description: 'The code of the course; null for other kinds.' })
  courseCode!: string | null;

  @Field(() => String, { nullable: true, description: 'The ISBN as 13 digits; null for other kinds.' })
  isbn!: string | null;
}
