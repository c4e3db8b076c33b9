/** The functions. */
export const functions = [
  `CREATE FUNCTION announcements_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION assistant_conversations_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION blocks_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION campus_spots_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION categories_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION contact_messages_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION conversations_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION counterpart_ratings_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION decisions_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION delivery_disputes_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION doubtful_listings_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION events_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION favourites_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION handover_code() RETURNS text
    LANGUAGE sql
    AS $$
      select lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 1000000)::text, 6, '0') $$;`,
  `CREATE FUNCTION meetings_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION message_budget(writer bigint, conversation bigint, most integer, most_in_conversation integer) RETURNS text
    LANGUAGE plpgsql
    AS $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('message_budget', writer));
        if (select m.created_at from messages m where m.conversation_id = conversation and m.sender_id = writer
            order by m.seq desc offset most_in_conversation - 1 limit 1) > now() - interval '1 minute' then
          return 'CONVERSATION';
        end if;
        if (select m.created_at from messages m where m.sender_id = writer order by m.id desc offset most - 1 limit 1) > now() - interval '1 minute' then
          return 'ALL';
        end if;
        return null;
      end $$;`,
  `CREATE FUNCTION messages_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION notification_settings_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION notifications_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION number_events(most integer) RETURNS TABLE(at_position bigint, event_type text, readers bigint[])
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_advisory_xact_lock(7304811);
  return query
    with fresh as (select id, row_number() over (order by id) as place from events where position is null order by id limit most),
      numbered as (
        update events e set position = (select coalesce(max(position), 0) from events) + fresh.place from fresh where e.id = fresh.id
        returning e.position, e.type, e.audience)
    select n.position, n.type, n.audience from numbered n order by n.position;
end $$;`,
  `CREATE FUNCTION offers_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION order_budget(buyer bigint, seller bigint, most_open integer, most_with_seller integer, most_an_hour integer) RETURNS text
    LANGUAGE plpgsql
    AS $$
      begin
        perform pg_advisory_xact_lock(hashtextextended('order_budget', buyer));
        if (select count(*) from orders where buyer_id = buyer and seller_id = seller and status not in ('DELIVERED', 'CANCELLED')) >= most_with_seller then
          return 'OPEN_WITH_SELLER';
        end if;
        if (select count(*) from orders where buyer_id = buyer and status not in ('DELIVERED', 'CANCELLED')) >= most_open then
          return 'OPEN';
        end if;
        if (select created_at from orders where buyer_id = buyer order by id desc offset most_an_hour - 1 limit 1) > now() - interval '1 hour' then
          return 'HOUR';
        end if;
        return null;
      end $$;`,
  `CREATE FUNCTION order_events_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION orders_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION outgoing_mails_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION photos_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION points_entries_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION points_entries_points_entries_append_only_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op = 'DELETE' and exists (select from act_changes c where c.act_id = nullif(current_setting('campuscart.undo', true), '')::bigint and c.table_name = tg_table_name and c.before is null and (c.after ->> 'id')::bigint = old.id) then return old; end if;     raise exception 'The points ledger is append-only'; end; $$;`,
  `CREATE FUNCTION points_entries_points_entries_once_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if new.order_id is not null and (select coalesce(sum(e.points), 0) from points_entries e where e.order_id = new.order_id) + new.points not between 0 and 100 then raise exception 'An order has its points once'; end if;
    return new; end; $$;`,
  `CREATE FUNCTION points_entries_points_entries_total_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin update users set points_total = points_total + new.points where id = new.user_id; return null; end; $$;`,
  `CREATE FUNCTION price_changes_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION product_photos_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION products_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION products_products_kept_count_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op = 'UPDATE' and new.category_id = old.category_id and (new.deleted_at is null and new.is_open) = (old.deleted_at is null and old.is_open) then return null; end if;     if tg_op <> 'INSERT' and old.deleted_at is null and old.is_open then update categories set product_count = product_count - 1 where id = old.category_id; end if;     if tg_op <> 'DELETE' and new.deleted_at is null and new.is_open then update categories set product_count = product_count + 1 where id = new.category_id; end if;     return null; end; $$;`,
  `CREATE FUNCTION recent_searches_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION rejections_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION reports_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION reservation_queue_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION reviews_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION saved_search_hits_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION saved_searches_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION search_fold(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      declare
        folded text := value;
      begin
        if folded ~ '[\\u0900-\\u097f]' then folded := search_latin(folded); end if;
        if folded ~ '[^\\u0001-\\u007f]' then folded := regexp_replace(normalize(folded, NFKD), '[\\u0300-\\u036f\\u2019]', '', 'g'); end if;
        folded := regexp_replace(translate(lower(folded), '''', ''), '[^a-z0-9\\u00c0-\\u1fff\\u2c00-\\uffff]+', ' ', 'g');
        if folded ~ '[0-9]' then folded := regexp_replace(regexp_replace(folded, '([0-9])([^0-9 ])', '\\1 \\2', 'g'), '([^0-9 ])([0-9])', '\\1 \\2', 'g'); end if;
        return btrim(folded);
      end $$;`,
  `CREATE FUNCTION search_latin(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
      declare
        latin text := normalize(value, NFD);
        pair text[];
      begin
        latin := replace(replace(replace(latin, U&'\\091C\\093C', U&'\\0979'), U&'\\092B\\093C', U&'\\097A'), U&'\\093C', '');
        -- A consonant that no vowel sign and no virama follows is spoken with an a, but for the last of a word.
        latin := regexp_replace(latin, '([\\u0915-\\u0939\\u0979\\u097a])(?=[\\u0900-\\u0903\\u0904-\\u0914\\u0915-\\u0939\\u0979\\u097a])', '\\1a', 'g');
        foreach pair slice 1 in array array[
          ['ख', 'kh'], ['घ', 'gh'], ['च', 'ch'], ['छ', 'ch'], ['झ', 'jh'], ['ठ', 'th'], ['ढ', 'dh'], ['थ', 'th'], ['ध', 'dh'], ['भ', 'bh'],
          ['श', 'sh'], ['ष', 'sh'], ['ऐ', 'ai'], ['ै', 'ai'], ['औ', 'au'], ['ौ', 'au'], ['ऋ', 'ri'], ['ृ', 'ri']] loop
          latin := replace(latin, pair[1], pair[2]);
        end loop;
        return translate(latin, 'कगङजञटडणतदनपफबमयरलळवसहॹॺअआाइिईीउुऊूएेऍॅओोऑॉंँ०१२३४५६७८९्ः', 'kgnjntdntdnpfbmyrllvshzfaaaiiiiuuuueeeeoooonn0123456789');
      end $$;`,
  `CREATE FUNCTION search_synonyms_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION users_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION wanted_listings_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
  `CREATE FUNCTION wanted_posts_act_changes_fn() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'UPDATE' or old is distinct from new then insert into act_changes (act_id, table_name, before, after) values (current_setting('campuscart.act')::bigint, tg_table_name, case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end); end if;     return null; end; $$;`,
];
