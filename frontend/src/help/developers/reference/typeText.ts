/** A type as introspection gives it, with what it wraps. */
export interface WrappedType {
  kind: string;
  name?: string | null;
  ofType?: WrappedType | null;
}

/** The type as GraphQL writes it, such as [Product!]!. */
export function typeText({ kind, name, ofType }: WrappedType): string {
  if (kind === 'NON_NULL' && ofType) return `${typeText(ofType)}!`;
  return kind === 'LIST' && ofType ? `[${typeText(ofType)}]` : (name ?? '');
}

/** The name of the type without lists and exclamation marks. */
export const namedType = ({ name, ofType }: WrappedType): string => name ?? (ofType ? namedType(ofType) : '');
