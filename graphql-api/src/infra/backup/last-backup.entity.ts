import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Time at which the last backup of this database was completed: one row, or none. */
@Entity({ tableName: 'last_backup' })
export class LastBackup {
  /** Always 1. */
  @PrimaryKey({ type: 'integer', autoincrement: false })
  id!: number;

  @Property({ type: 'datetime' })
  completedAt!: Date;
}
