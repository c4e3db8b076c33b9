import { Migration } from '@mikro-orm/migrations';

/** Mails and pushes that wait know whom they tell, of whom and of what, so that they are asked again when they are sent. */
export class Migration20261124064428 extends Migration {
  override name = 'Migration20261124064428';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "outgoing_mails" add "user_id" bigint null, add "actor_id" bigint null, add "kind" text null, add "due_at" timestamptz not null default now();`,
    );
    this.addSql(`alter table "outgoing_pushes" add "actor_id" bigint null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "outgoing_mails" drop column "user_id", drop column "actor_id", drop column "kind", drop column "due_at";`);
    this.addSql(`alter table "outgoing_pushes" drop column "actor_id";`);
  }
}
