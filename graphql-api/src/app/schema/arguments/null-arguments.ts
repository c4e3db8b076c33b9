import { defaultFieldResolver, isNonNullType, type GraphQLField } from 'graphql';

type Field = GraphQLField<unknown, unknown>;

/**
 * Lets the arguments of a field that have a default take null for it: a client sends null for a variable that it did not set. Queries read
 * the defaults of mapped fields themselves (`read/plan/arguments.ts`).
 */
export function takeNullForDefault(field: Field): void {
  const defaulted = field.args.filter(({ defaultValue }) => defaultValue !== undefined);
  if (defaulted.length === 0) return;
  for (const argument of defaulted) if (isNonNullType(argument.type)) argument.type = argument.type.ofType;
  const defaults = Object.fromEntries(defaulted.map(({ name, defaultValue }) => [name, defaultValue]));
  const fill = <Args>(args: Args): Args => {
    const given = Object.entries(args as Record<string, unknown>).filter(([name, value]) => value !== null || !(name in defaults));
    return { ...defaults, ...Object.fromEntries(given) } as Args;
  };
  const { resolve = defaultFieldResolver, subscribe } = field;
  field.resolve = (source, args, context, info) => resolve(source, fill(args), context, info);
  if (subscribe) field.subscribe = (source, args, context, info) => subscribe(source, fill(args), context, info);
}
