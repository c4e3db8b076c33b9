import { Migration } from '@mikro-orm/migrations';

/** The code of a handover, what confirmed it, and objections to deliveries. */
export class Migration20261122172651 extends Migration {
  override name = 'Migration20261122172651';

  override up(): void | Promise<void> {
    // Six digits of PostgreSQL's strong random source: 32 bits of a random UUID.
    this.addSql(String.raw`create function handover_code() returns text language sql volatile as $$
      select lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0') $$;`);
    this.addSql(
      `create table "delivery_disputes" ("id" bigserial primary key, "order_id" bigint not null, "reason" text not null, "created_at" timestamptz not null default now(), "outcome" text null, "settled_at" timestamptz null, "settled_by_id" bigint null);`,
    );
    this.addSql(`alter table "delivery_disputes" add constraint "delivery_disputes_once" unique ("order_id");`);
    this.addSql(`create index delivery_disputes_open on delivery_disputes (id desc) where settled_at is null;`);

    this.addSql(
      `alter table "orders" add "handover_code" text not null default handover_code(), add "wrong_codes" int not null default 0, add "code_closed_until" timestamptz null, add "handover_confirmed_at" timestamptz null, add "handover_proof" text null;`,
    );
    // These have earned their points by the former rule.
    this.addSql(
      `update "orders" set "handover_proof" = 'STATUS', "handover_confirmed_at" = coalesce("ended_at", now()) where "status" = 'DELIVERED';`,
    );
    this.addSql(`create index orders_unconfirmed on orders (ended_at) where status = 'DELIVERED' and handover_confirmed_at is null;`);
    this.addSql(
      `alter table "orders" add constraint "orders_handover_proof_check" check ("handover_proof" in ('CODE', 'RECEIVED', 'UNDISPUTED', 'DECISION', 'STATUS'));`,
    );

    this.addSql(`alter table "points_entries" add "proof" text null;`);
    this.addSql(
      `alter table "points_entries" add constraint "points_entries_proof_check" check ("proof" in ('CODE', 'RECEIVED', 'UNDISPUTED', 'DECISION', 'STATUS'));`,
    );

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED'));`,
    );

    this.addSql(
      `alter table "delivery_disputes" add constraint "delivery_disputes_order_id_foreign" foreign key ("order_id") references "orders" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "delivery_disputes" add constraint "delivery_disputes_settled_by_id_foreign" foreign key ("settled_by_id") references "users" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "delivery_disputes" add constraint "delivery_disputes_outcome_check" check ("outcome" in ('UPHELD', 'DISMISSED', 'WITHDRAWN'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "delivery_disputes" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'REVIEW_REMOVED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED'));`,
    );

    this.addSql(`drop index "orders_unconfirmed";`);
    this.addSql(`alter table "orders" drop constraint "orders_handover_proof_check";`);
    this.addSql(
      `alter table "orders" drop column "handover_code", drop column "wrong_codes", drop column "code_closed_until", drop column "handover_confirmed_at", drop column "handover_proof";`,
    );

    this.addSql(`alter table "points_entries" drop constraint "points_entries_proof_check";`);
    this.addSql(`alter table "points_entries" drop column "proof";`);

    this.addSql(`drop function handover_code();`);
  }
}
