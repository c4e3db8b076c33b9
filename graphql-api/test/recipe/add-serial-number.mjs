/*
 * Applies the recipe "Add a field" of CONTRIBUTING.md to the tree in the working directory: an optional text `serialNumber` of a product. Commands
 * create the migration and the generated files, as they do for a person. Throws if the sources no longer match the recipe.
 */
import { readFileSync, writeFileSync } from 'node:fs';

/** Replaces texts in a file. Each must occur exactly once. */
function edit(path, replacements) {
  let text = readFileSync(path, 'utf8');
  for (const [old, now] of replacements) {
    if (text.split(old).length !== 2) throw new Error(`${path} should hold once: ${old}`);
    text = text.replace(old, () => now);
  }
  writeFileSync(path, text);
}

const products = 'graphql-api/src/domains/market/products';
const input = `  @Field(() => String, { nullable: true, description: 'The serial number, 1 to 60 characters; null for none.' })
  @Optional()
  @Text({ max: 60, message: messages.serialNumber, policy: true })
  serialNumber?: string | null;

`;

edit(`${products}/product.entity.ts`, [
  ["    | 'condition'\n", "    | 'condition'\n    | 'serialNumber'\n"],
  [
    '  @Enum({ items: () => ProductCondition,',
    `  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The serial number; null for none.' })
  serialNumber!: string | null;

  @Enum({ items: () => ProductCondition,`,
  ],
]);

const [createPrice, updatePrice] = ['', 'nullable: true, '].map(
  (nullable) => `  @Field(() => Float, { ${nullable}description: 'In the currency of the college, 0 to 999999.99 with at most two decimals.' })\n`,
);
edit(`${products}/product.inputs.ts`, [
  [createPrice, input + createPrice],
  [updatePrice, input + updatePrice],
]);
edit('graphql-api/src/messages.ts', [['  productPrice:', "  serialNumber: 'A serial number has 1 to 60 characters',\n  productPrice:"]]);

const pages = 'frontend/src/market/products';
edit(`${pages}/own/productDraft.ts`, [
  ['    description\n    price\n', '    description\n    serialNumber\n    price\n'],
  ["  description: '',\n", "  description: '',\n  serialNumber: '',\n"],
  ['    price: typedNumber(fields.price),\n', "    serialNumber: fields.serialNumber ?? '',\n    price: typedNumber(fields.price),\n"],
]);
edit(`${pages}/own/form/LaterFields.tsx`, [
  [
    '      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">\n',
    `      <FormField label="Serial number" error={errorOf('serialNumber')}>
        <Input {...register('serialNumber')} />
      </FormField>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">\n`,
  ],
]);
edit(`${pages}/ProductFacts.tsx`, [
  ['    condition\n', '    condition\n    serialNumber\n'],
  ['const { condition, createdAt, openToSwap } = shown;', 'const { condition, createdAt, openToSwap, serialNumber } = shown;'],
  ['formatAge(createdAt), ', 'formatAge(createdAt), ...(serialNumber ? [serialNumber] : []), '],
]);
