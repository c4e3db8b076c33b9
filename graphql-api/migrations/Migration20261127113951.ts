import { Migration } from '@mikro-orm/migrations';

export class Migration20261127113951 extends Migration {
  override name = 'Migration20261127113951';

  override up(): void | Promise<void> {
    this.addSql(`alter table "announcements" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "announcements_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "announcements" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "announcements_updated_at_fn"();`);

    this.addSql(`alter table "campus_spots" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "campus_spots_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "campus_spots" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "campus_spots_updated_at_fn"();`);

    this.addSql(`alter table "categories" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "categories_updated_at_fn"() returns trigger as \$\$ begin old.product_count = new.product_count; if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "categories" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "categories_updated_at_fn"();`);

    this.addSql(`alter table "contact_messages" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "contact_messages_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "contact_messages" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "contact_messages_updated_at_fn"();`);

    this.addSql(`alter table "courses" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "courses_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "courses" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "courses_updated_at_fn"();`);

    this.addSql(`alter table "search_synonyms" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "search_synonyms_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "search_synonyms" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "search_synonyms_updated_at_fn"();`);

    this.addSql(`alter table "users" add "updated_at" timestamptz not null default now();`);
    this.addSql(`create index "users_updated" on "users" ("updated_at", "id");`);
    this.addSql(
      `create or replace function "users_updated_at_fn"() returns trigger as \$\$ begin old.points_total = new.points_total; old.password_hash = new.password_hash; if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "users" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "users_updated_at_fn"();`);

    this.addSql(`alter table "saved_searches" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "saved_searches_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "saved_searches" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "saved_searches_updated_at_fn"();`);

    this.addSql(
      `create or replace function "products_updated_at_fn"() returns trigger as \$\$ begin old.review_count = new.review_count; old.rating_sum = new.rating_sum; old.reserved_for_id = new.reserved_for_id; old.reserved_until = new.reserved_until; old.in_stock = new.in_stock; old.is_open = new.is_open; old.search_name = new.search_name; old.name_words = new.name_words; old.search = new.search; old.heads = new.heads; if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "products" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "products_updated_at_fn"();`);

    this.addSql(`alter table "reviews" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "reviews_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "reviews" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "reviews_updated_at_fn"();`);

    this.addSql(`alter table "doubtful_listings" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "doubtful_listings_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "doubtful_listings" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "doubtful_listings_updated_at_fn"();`);

    this.addSql(`alter table "decisions" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "decisions_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "decisions" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "decisions_updated_at_fn"();`);

    this.addSql(`alter table "swap_proposals" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "swap_proposals_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "swap_proposals" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "swap_proposals_updated_at_fn"();`);

    this.addSql(`create index "orders_created" on "orders" ("created_at");`);
    this.addSql(`create index "orders_updated" on "orders" ("updated_at", "id");`);
    this.addSql(
      `create or replace function "orders_updated_at_fn"() returns trigger as \$\$ begin old.hidden_by_buyer = new.hidden_by_buyer; old.wrong_codes = new.wrong_codes; old.code_closed_until = new.code_closed_until; if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "orders" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "orders_updated_at_fn"();`);

    this.addSql(`alter table "offers" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "offers_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "offers" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "offers_updated_at_fn"();`);

    this.addSql(`alter table "meetings" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "meetings_updated_at_fn"() returns trigger as \$\$ begin old.reminded_at = new.reminded_at; if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "meetings" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "meetings_updated_at_fn"();`);

    this.addSql(`alter table "delivery_disputes" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "delivery_disputes_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "delivery_disputes" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "delivery_disputes_updated_at_fn"();`);

    this.addSql(`alter table "bulk_jobs" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "bulk_jobs_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "bulk_jobs" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "bulk_jobs_updated_at_fn"();`);

    this.addSql(`alter table "access_tokens" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "access_tokens_updated_at_fn"() returns trigger as \$\$ begin old.last_used_at = new.last_used_at; old.last_used_ip = new.last_used_ip; old.warned_days = new.warned_days; if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "access_tokens" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "access_tokens_updated_at_fn"();`);

    this.addSql(`alter table "wanted_posts" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "wanted_posts_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "wanted_posts" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "wanted_posts_updated_at_fn"();`);

    this.addSql(`alter table "reports" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "reports_updated_at_fn"() returns trigger as \$\$ begin if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "reports" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "reports_updated_at_fn"();`);

    this.addSql(`alter table "webhooks" add "updated_at" timestamptz not null default now();`);
    this.addSql(
      `create or replace function "webhooks_updated_at_fn"() returns trigger as \$\$ begin old.position = new.position; old.claimed_until = new.claimed_until; if old is distinct from new and coalesce(current_setting('campuscart.undo', true), '') = '' then new.updated_at = now(); end if; return new; end; \$\$ language plpgsql;`,
    );
    this.addSql(`create trigger "updated_at" BEFORE UPDATE on "webhooks" for each ROW
  when ((old.updated_at = new.updated_at)) execute function "webhooks_updated_at_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "updated_at" on "access_tokens";`);
    this.addSql(`drop function if exists "access_tokens_updated_at_fn"();`);
    this.addSql(`alter table "access_tokens" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "announcements";`);
    this.addSql(`drop function if exists "announcements_updated_at_fn"();`);
    this.addSql(`alter table "announcements" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "bulk_jobs";`);
    this.addSql(`drop function if exists "bulk_jobs_updated_at_fn"();`);
    this.addSql(`alter table "bulk_jobs" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "campus_spots";`);
    this.addSql(`drop function if exists "campus_spots_updated_at_fn"();`);
    this.addSql(`alter table "campus_spots" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "categories";`);
    this.addSql(`drop function if exists "categories_updated_at_fn"();`);
    this.addSql(`alter table "categories" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "contact_messages";`);
    this.addSql(`drop function if exists "contact_messages_updated_at_fn"();`);
    this.addSql(`alter table "contact_messages" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "courses";`);
    this.addSql(`drop function if exists "courses_updated_at_fn"();`);
    this.addSql(`alter table "courses" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "decisions";`);
    this.addSql(`drop function if exists "decisions_updated_at_fn"();`);
    this.addSql(`alter table "decisions" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "delivery_disputes";`);
    this.addSql(`drop function if exists "delivery_disputes_updated_at_fn"();`);
    this.addSql(`alter table "delivery_disputes" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "doubtful_listings";`);
    this.addSql(`drop function if exists "doubtful_listings_updated_at_fn"();`);
    this.addSql(`alter table "doubtful_listings" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "meetings";`);
    this.addSql(`drop function if exists "meetings_updated_at_fn"();`);
    this.addSql(`alter table "meetings" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "offers";`);
    this.addSql(`drop function if exists "offers_updated_at_fn"();`);
    this.addSql(`alter table "offers" drop column "updated_at";`);

    this.addSql(`drop index "orders_created";`);
    this.addSql(`drop index "orders_updated";`);
    this.addSql(`drop trigger if exists "updated_at" on "orders";`);
    this.addSql(`drop function if exists "orders_updated_at_fn"();`);

    this.addSql(`drop trigger if exists "updated_at" on "products";`);
    this.addSql(`drop function if exists "products_updated_at_fn"();`);

    this.addSql(`drop trigger if exists "updated_at" on "reports";`);
    this.addSql(`drop function if exists "reports_updated_at_fn"();`);
    this.addSql(`alter table "reports" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "reviews";`);
    this.addSql(`drop function if exists "reviews_updated_at_fn"();`);
    this.addSql(`alter table "reviews" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "saved_searches";`);
    this.addSql(`drop function if exists "saved_searches_updated_at_fn"();`);
    this.addSql(`alter table "saved_searches" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "search_synonyms";`);
    this.addSql(`drop function if exists "search_synonyms_updated_at_fn"();`);
    this.addSql(`alter table "search_synonyms" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "swap_proposals";`);
    this.addSql(`drop function if exists "swap_proposals_updated_at_fn"();`);
    this.addSql(`alter table "swap_proposals" drop column "updated_at";`);

    this.addSql(`drop index "users_updated";`);
    this.addSql(`drop trigger if exists "updated_at" on "users";`);
    this.addSql(`drop function if exists "users_updated_at_fn"();`);
    this.addSql(`alter table "users" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "wanted_posts";`);
    this.addSql(`drop function if exists "wanted_posts_updated_at_fn"();`);
    this.addSql(`alter table "wanted_posts" drop column "updated_at";`);

    this.addSql(`drop trigger if exists "updated_at" on "webhooks";`);
    this.addSql(`drop function if exists "webhooks_updated_at_fn"();`);
    this.addSql(`alter table "webhooks" drop column "updated_at";`);
  }
}
