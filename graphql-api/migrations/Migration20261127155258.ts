import { Migration } from '@mikro-orm/migrations';

export class Migration20261127155258 extends Migration {
  override name = 'Migration20261127155258';

  override up(): void | Promise<void> {
    this.addSql(`alter table "conversations" add "reserved_at" timestamptz null, add "reservation_ended_at" timestamptz null;`);

    this.addSql(`alter table "meetings" add "declined_at" timestamptz null, add "declined_by_id" bigint null;`);
    this.addSql(
      `alter table "meetings" add constraint "meetings_declined_by_id_foreign" foreign key ("declined_by_id") references "users" ("id") on delete set null;`,
    );

    this.addSql(`alter table "meeting_answers" add "created_at" timestamptz null;`);
    this.addSql(`alter table "meeting_answers" alter "created_at" set default now();`);

    // What the event log still knows of earlier ones. The time of the last change of a meeting stays.
    this.addSql(`update conversations c set reserved_at = e.at from (
      select p.id, p.reserved_for_id, max(v.occurred_at) as at from products p
      join events v on v.type = 'PRODUCT_RESERVED' and v.subject_type = 'PRODUCT' and v.subject_id = p.id and p.reserved_for_id = any(v.audience)
      where p.reserved_until > now() group by p.id) e
      where c.product_id = e.id and c.buyer_id = e.reserved_for_id;`);
    this.addSql(`update meeting_answers a set created_at = v.occurred_at from events v
      where v.type = 'MEETING_CHANGED' and v.payload ->> 'meeting' = a.meeting_id::text and v.payload ->> 'status' in ('PROPOSED', 'ACCEPTED') and v.actor_id = a.user_id;`);
    this.addSql(`set local campuscart.undo = 'migration';`);
    this.addSql(`update meetings m set declined_at = v.occurred_at, declined_by_id = u.id from events v left join users u on u.id = v.actor_id
      where v.type = 'MEETING_CHANGED' and v.payload ->> 'meeting' = m.id::text and v.payload ->> 'status' = 'DECLINED' and v.subject_id = m.order_id;`);
    this.addSql(`set local campuscart.undo = '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "meetings" drop constraint "meetings_declined_by_id_foreign";`);

    this.addSql(`alter table "conversations" drop column "reserved_at", drop column "reservation_ended_at";`);

    this.addSql(`alter table "meeting_answers" drop column "created_at";`);

    this.addSql(`alter table "meetings" drop column "declined_at", drop column "declined_by_id";`);
  }
}
