import { Migration } from '@mikro-orm/migrations';

export class Migration20261127053130 extends Migration {
  override name = 'Migration20261127053130';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "bulk_jobs" ("id" bigserial primary key, "user_id" bigint not null, "token_id" bigint null, "kind" text not null, "status" text not null default 'WAITING', "subject_id" bigint null, "from" timestamptz null, "until" timestamptz null, "query" text null, "tries" int not null default 0, "rows" int not null default 0, "bytes" double precision not null default 0, "position" bigint null, "key" text null, "url" text null, "expires_at" timestamptz null, "error" text null, "created_at" timestamptz not null default now());`,
    );
    this.addSql(`create index "bulk_jobs_open" on "bulk_jobs" ("id") where "status" in ('WAITING', 'RUNNING');`);
    this.addSql(`create index "bulk_jobs_subject" on "bulk_jobs" ("subject_id") where "subject_id" is not null;`);
    this.addSql(`create index "bulk_jobs_user" on "bulk_jobs" ("user_id", "id");`);

    this.addSql(`create table "bulk_chunks" ("id" bigserial primary key, "job_id" bigint not null, "bytes" bytea not null);`);
    this.addSql(`create index "bulk_chunks_job" on "bulk_chunks" ("job_id", "id");`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'DATA_EXPORTED', 'USER_DATA_EXPORTED', 'UNDONE'));`,
    );

    this.addSql(
      `alter table "bulk_jobs" add constraint "bulk_jobs_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "bulk_jobs" add constraint "bulk_jobs_subject_id_foreign" foreign key ("subject_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "bulk_jobs" add constraint "bulk_jobs_kind_check" check ("kind" in ('ORDERS', 'USERS', 'PRODUCTS', 'REVIEWS', 'MESSAGES', 'POINTS', 'EVENTS', 'USER_DATA'));`,
    );
    this.addSql(`alter table "bulk_jobs" add constraint "bulk_jobs_status_check" check ("status" in ('WAITING', 'RUNNING', 'DONE', 'FAILED'));`);

    this.addSql(
      `alter table "bulk_chunks" add constraint "bulk_chunks_job_id_foreign" foreign key ("job_id") references "bulk_jobs" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "bulk_chunks" drop constraint "bulk_chunks_job_id_foreign";`);

    this.addSql(`drop table if exists "bulk_jobs" cascade;`);
    this.addSql(`drop table if exists "bulk_chunks" cascade;`);

    this.addSql(`alter table "audit_entries" drop constraint "audit_entries_action_check";`);
    this.addSql(
      `alter table "audit_entries" add constraint "audit_entries_action_check" check ("action" in ('CATEGORY_CREATED', 'CATEGORY_RENAMED', 'CATEGORY_DELETED', 'PRODUCT_REMOVED', 'LISTING_APPROVED', 'LISTING_REFUSED', 'REVIEW_REMOVED', 'MESSAGE_REMOVED', 'WANTED_CLOSED', 'ROLE_CHANGED', 'USER_DELETED', 'CONTACT_HANDLED', 'DISPUTE_SETTLED', 'REPORT_DISMISSED', 'USER_WARNED', 'USER_SUSPENDED', 'USER_BANNED', 'SANCTION_ENDED', 'APPEAL_ANSWERED', 'SPOT_CREATED', 'SPOT_CHANGED', 'SPOT_DELETED', 'COURSES_IMPORTED', 'SYNONYM_CREATED', 'SYNONYM_CHANGED', 'SYNONYM_DELETED', 'ANNOUNCEMENT_CREATED', 'ANNOUNCEMENT_CHANGED', 'ANNOUNCEMENT_ENDED', 'UNDONE'));`,
    );
  }
}
