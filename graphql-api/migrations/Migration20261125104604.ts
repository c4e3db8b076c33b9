import { Migration } from '@mikro-orm/migrations';
import { functions } from './baseline/functions.ts';
import { tables } from './baseline/tables.ts';
import { squashed } from './baseline/squashed.ts';
import { sequences } from './baseline/sequences.ts';
import { constraints } from './baseline/constraints.ts';
import { indexes } from './baseline/indexes.ts';
import { triggers } from './baseline/triggers.ts';
import { foreignKeys } from './baseline/foreign-keys.ts';
import { firstSynonyms } from './first-synonyms.ts';

const statements = [...functions, ...tables, ...sequences, ...constraints, ...indexes];

/**
 * The baseline: all tables, functions and rows of release 0.2.0. It has the name of that release's last migration, so that a database of 0.2.0 has run
 * it already.
 */
export class Migration20261125104604 extends Migration {
  override name = 'Migration20261125104604';

  /** Throws for a database of an earlier release, whose tables would be in the way. */
  override async up(): Promise<void> {
    const [earlier] = await this.execute('select name from mikro_orm_migrations limit 1');
    if (earlier) {
      throw new Error('The database is older than release 0.2.0: start release 0.2.0 on it first, then this one. Nothing was changed.');
    }
    this.addSql('create extension if not exists pg_trgm');
    // Functions are made before the tables that their bodies name.
    this.addSql('set local check_function_bodies = off');
    for (const statement of statements) this.addSql(statement);
    const groups = JSON.stringify(firstSynonyms).replaceAll("'", "''");
    this.addSql(
      `insert into search_synonyms (terms) select array(select jsonb_array_elements_text(terms)) from jsonb_array_elements('${groups}'::jsonb) as terms`,
    );
    for (const statement of [...triggers, ...foreignKeys]) this.addSql(statement);
    this.addSql('set local check_function_bodies = on');
  }

  override down(): void {
    this.addSql(`drop table access_tokens, act_changes, acts, announcements, assistant_conversations, audit_entries, blocks, campus_spots, categories,
        contact_messages, conversations, counterpart_ratings, decisions, delivery_disputes, doubtful_listings, event_cursors, events,
        favourites, idempotency_keys, last_backup, logged_searches, mail_paces, meetings, messages, notification_settings, notifications,
        offers, order_events, orders, otps, outgoing_mails, outgoing_pushes, photo_files, photos, points_entries, price_changes,
        product_photos, products, push_keys, push_subscriptions, rate_limits, recent_searches, rejections, reports, reservation_queue,
        reviews, saved_search_hits, saved_searches, search_synonyms, sessions, users, wanted_listings, wanted_posts cascade`);
    this
      .addSql(`drop function announcements_act_changes_fn, assistant_conversations_act_changes_fn, blocks_act_changes_fn, campus_spots_act_changes_fn,
        categories_act_changes_fn, contact_messages_act_changes_fn, conversations_act_changes_fn, counterpart_ratings_act_changes_fn,
        decisions_act_changes_fn, delivery_disputes_act_changes_fn, doubtful_listings_act_changes_fn, events_act_changes_fn,
        favourites_act_changes_fn, handover_code, meetings_act_changes_fn, message_budget, messages_act_changes_fn,
        notification_settings_act_changes_fn, notifications_act_changes_fn, number_events, offers_act_changes_fn, order_budget,
        order_events_act_changes_fn, orders_act_changes_fn, outgoing_mails_act_changes_fn, photos_act_changes_fn,
        points_entries_act_changes_fn, points_entries_points_entries_append_only_fn, points_entries_points_entries_once_fn,
        points_entries_points_entries_total_fn, price_changes_act_changes_fn, product_photos_act_changes_fn, products_act_changes_fn,
        products_products_kept_count_fn, recent_searches_act_changes_fn, rejections_act_changes_fn, reports_act_changes_fn,
        reservation_queue_act_changes_fn, reviews_act_changes_fn, saved_search_hits_act_changes_fn, saved_searches_act_changes_fn,
        search_fold, search_latin, search_synonyms_act_changes_fn, users_act_changes_fn, wanted_listings_act_changes_fn,
        wanted_posts_act_changes_fn cascade`);
    this.addSql('drop extension pg_trgm');
    // The migrations that the baseline took the place of, in a database that ran them.
    this.addSql(`delete from mikro_orm_migrations where name in ('${squashed.join("', '")}')`);
  }
}
