/** A class that is a table or a value object, and a GraphQL type of the same name. */
export type MappedClass<Row = object> = abstract new (...args: never[]) => Row;
