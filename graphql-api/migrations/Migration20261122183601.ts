import { Migration } from '@mikro-orm/migrations';

/** Meetings at campus spots, ratings of buyer and seller, and UPI ids. */
export class Migration20261122183601 extends Migration {
  override name = 'Migration20261122183601';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "campus_spots" ("id" bigserial primary key, "name" text not null, "hint" text null, "created_at" timestamptz not null default now(), "removed_at" timestamptz null);`,
    );
    this.addSql(`create unique index campus_spots_name on campus_spots (lower(name)) where removed_at is null;`);

    this.addSql(
      `create table "meetings" ("id" bigserial primary key, "order_id" bigint not null, "spot_id" bigint not null, "at" timestamptz not null, "status" text not null default 'PROPOSED', "proposed_by_id" bigint not null, "reminded_at" timestamptz null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index meetings_to_remind on meetings (at) where status = 'ACCEPTED' and reminded_at is null;`);
    this.addSql(`create unique index meetings_current on meetings (order_id) where status <> 'REPLACED';`);

    this.addSql(
      `create table "counterpart_ratings" ("id" bigserial primary key, "order_id" bigint not null, "author_id" bigint not null, "subject_id" bigint not null, "stars" int not null, "text" text null, "on_time" boolean null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index counterpart_ratings_subject on counterpart_ratings (subject_id, id desc);`);
    this.addSql(`alter table "counterpart_ratings" add constraint "counterpart_ratings_once" unique ("order_id", "author_id");`);

    this.addSql(`alter table "users" add "upi_id" text null;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_DELETED'));`,
    );

    this.addSql(
      `alter table "meetings" add constraint "meetings_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );
    this.addSql(`alter table "meetings" add constraint "meetings_spot_id_foreign" foreign key ("spot_id") references "campus_spots" ("id");`);
    this.addSql(`alter table "meetings" add constraint "meetings_proposed_by_id_foreign" foreign key ("proposed_by_id") references "users" ("id");`);
    this.addSql(
      `alter table "meetings" add constraint "meetings_status_check" check ("status" in ('PROPOSED', 'ACCEPTED', 'DECLINED', 'REPLACED'));`,
    );

    this.addSql(
      `alter table "counterpart_ratings" add constraint "counterpart_ratings_order_id_foreign" foreign key ("order_id") references "orders" ("id");`,
    );
    this.addSql(
      `alter table "counterpart_ratings" add constraint "counterpart_ratings_author_id_foreign" foreign key ("author_id") references "users" ("id");`,
    );
    this.addSql(
      `alter table "counterpart_ratings" add constraint "counterpart_ratings_subject_id_foreign" foreign key ("subject_id") references "users" ("id");`,
    );
    this.addSql(`alter table "counterpart_ratings" add constraint "counterpart_ratings_stars_check" check (stars >= 1 and stars <= 5);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "meetings" drop constraint "meetings_spot_id_foreign";`);

    this.addSql(`drop table if exists "campus_spots" cascade;`);
    this.addSql(`drop table if exists "meetings" cascade;`);
    this.addSql(`drop table if exists "counterpart_ratings" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED'));`,
    );

    this.addSql(`alter table "users" drop column "upi_id";`);
  }
}
