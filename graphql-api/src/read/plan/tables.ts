import type { MetadataStorage } from '@mikro-orm/core';
import type { Sql } from '../../platform/database/sql.ts';
import { ident, sql, tableRef } from '../../platform/database/sql.ts';
import { mappingOf, type Columns } from '../mapping.ts';
import type { MappedClass } from '../mapped-class.ts';

/** A property of an entity: a column, or a relation to another entity. */
interface Property {
  kind: string;
  targetMeta?: { className: string };
  fieldNames?: string[];
}

/** Tables and columns from which mapped types are read, based on the ORM's metadata and the type mappings. */
export class Tables {
  constructor(private readonly metadata: MetadataStorage) {}

  /** Returns the columns of a class's row with this alias. */
  columnsOf(of: MappedClass, alias: string): Columns<never> {
    const properties = this.propertiesOf(of);
    return new Proxy({} as Columns<never>, {
      get: (_, property: string) => ident(alias, properties?.[property]?.fieldNames?.[0] ?? property),
    });
  }

  /** Returns the table of a class, or the query that replaces it. */
  tableOf(of: MappedClass): Sql {
    const rows = mappingOf(of.name)?.rows;
    return rows ? sql`(${rows})` : tableRef(this.metadata.find<object>(of as never)!.tableName);
  }

  /** Returns the class whose table the fields of a mapped type are read from. */
  tableClassOf(typeName: string): MappedClass {
    return mappingOf(typeName)?.table() ?? this.classOf(typeName);
  }

  /** Returns whether a field of a mapped type is a column, a relation or mapped. */
  canRead(typeName: string, field: string): boolean {
    const properties = this.propertiesOf(this.tableClassOf(typeName));
    return mappingOf(typeName)?.fields.has(field) === true || (properties !== undefined && field in properties);
  }

  /** Returns a property of a class. Throws if it does not exist. */
  propertyOf(of: MappedClass, name: string): Property {
    const property = this.propertiesOf(of)?.[name];
    if (!property) throw new Error(`${of.name}.${name} is neither a column nor declared in a type mapping`);
    return property;
  }

  /** Returns the class of a mapped type. Throws if there is none. */
  classOf(name: string): MappedClass {
    const mapping = mappingOf(name);
    if (mapping) return mapping.target;
    for (const meta of this.metadata.getAll().values()) {
      if (meta.className === name) return meta.class;
    }
    throw new Error(`${name} is not a mapped type`);
  }

  private propertiesOf(of: MappedClass): Readonly<Record<string, Property>> | undefined {
    return this.metadata.find<object>(of as never)?.properties;
  }
}
