/** Type as introspection returns it, with the type that it wraps. */
export interface WrappedType {
  kind: string;
  name?: string | null;
  ofType?: WrappedType | null;
}

/** Returns the type in GraphQL syntax, such as [Product!]!. */
export function typeText({ kind, name, ofType }: WrappedType): string {
  if (kind === 'NON_NULL' && ofType) return `${typeText(ofType)}!`;
  return kind === 'LIST' && ofType ? `[${typeText(ofType)}]` : (name ?? '');
}

/** Returns the name of the type without lists and exclamation marks. */
export const namedType = ({ name, ofType }: WrappedType): string => name ?? (ofType ? namedType(ofType) : '');
