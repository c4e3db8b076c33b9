/* Plugin of the code generator: writes a form schema for every input type whose fields carry @constraint in schema.graphql. */
import { getDirectiveValues, getNamedType, isEnumType, isInputObjectType, isListType, getNullableType } from 'graphql';

const HEADER = `/* eslint-disable */
import * as rules from '../lib/texts/rules.ts';
`;

/** Marks calls as pure, so that bundlers leave out the schemas that a page does not use. */
const PURE = '/* @__PURE__ */';

/** Returns the call of a helper of lib/texts/rules.ts for a field, as source text. An empty value of a field with @optional becomes null. */
function schemaOf(field, constraint, isOptional) {
  const type = getNullableType(field.type);
  const named = getNamedType(type);
  const rule = JSON.stringify(constraint ?? {});
  const helper = (name) => (isOptional ? `rules.optional${name[0].toUpperCase()}${name.slice(1)}` : `rules.${name}`);
  if (isListType(type)) return `rules.list(${rule}, ${JSON.stringify(named.getValues().map(({ name }) => name))})`;
  if (isEnumType(named)) return `${helper('choice')}(${JSON.stringify(named.getValues().map(({ name }) => name))})`;
  if (named.name === 'Boolean') return 'rules.boolean()';
  if (named.name === 'Int' || named.name === 'Float') return `${helper('number')}(${rule})`;
  return named.name === 'ID' && !constraint ? 'rules.id()' : `${helper('text')}(${rule})`;
}

/**
 * Returns whether forms show a field. Other fields have no schema: uploads are checked when they are chosen, keys are generated, and objects and
 * lists of texts are assembled by the form.
 */
function shown(field) {
  const type = getNamedType(field.type);
  const isListOfTexts = isListType(getNullableType(field.type)) && !isEnumType(type);
  return type.name !== 'Upload' && !isInputObjectType(type) && !isListOfTexts && field.name !== 'idempotencyKey';
}

export function plugin(schema) {
  const valuesOf = (directive) => (field) => getDirectiveValues(schema.getDirective(directive), field.astNode);
  const [constraintOf, optionalOf] = [valuesOf('constraint'), valuesOf('optional')];
  const inputs = Object.values(schema.getTypeMap()).filter((type) => isInputObjectType(type) && Object.values(type.getFields()).some(constraintOf));
  const schemas = inputs.map((type) => {
    const fields = Object.values(type.getFields()).filter(shown);
    const lines = fields.map((field) => `  ${field.name}: ${PURE} ${schemaOf(field, constraintOf(field), !!optionalOf(field))},`);
    const name = type.name[0].toLowerCase() + type.name.slice(1);
    return `export const ${name} = ${PURE} rules.object({\n${lines.join('\n')}\n});\n`;
  });
  return [HEADER, ...schemas].join('\n');
}
