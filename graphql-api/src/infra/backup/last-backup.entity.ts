import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** When the last backup of this database was complete: one row, or none. */
@Entity({ tableName: 'last_backup' })
export class LastBackup {
  /** Always 1. */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'datetime' })
  completedAt!: Date;
}
