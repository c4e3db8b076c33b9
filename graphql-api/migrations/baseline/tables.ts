/** The tables, without keys. */
export const tables = [
  `CREATE TABLE access_tokens (
  id bigint NOT NULL, user_id bigint NOT NULL, name text NOT NULL, token_hash text NOT NULL, can_write boolean NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL, expires_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone, can_admin boolean DEFAULT false NOT NULL
);`,
  `CREATE TABLE act_changes (
  id bigint NOT NULL, act_id bigint NOT NULL, table_name text NOT NULL, before jsonb, after jsonb
);`,
  `CREATE TABLE acts (
  id bigint NOT NULL, token text NOT NULL, actor_id bigint NOT NULL, kind text NOT NULL, photos bigint[] DEFAULT '{}'::bigint[] NOT NULL,
  undo_until timestamp with time zone NOT NULL
);`,
  `CREATE TABLE announcements (
  id bigint NOT NULL, title text NOT NULL, text text NOT NULL, audience text DEFAULT 'EVERYBODY'::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL, until timestamp with time zone NOT NULL,
  CONSTRAINT announcements_audience_check CHECK ((audience = ANY (ARRAY['EVERYBODY'::text, 'STUDENTS'::text, 'ADMINISTRATORS'::text])))
);`,
  `CREATE TABLE assistant_conversations (
  id text NOT NULL, asked jsonb NOT NULL, ends_at timestamp with time zone NOT NULL
);`,
  `CREATE TABLE audit_entries (
  id bigint NOT NULL, actor_id bigint NOT NULL, action text NOT NULL, subject text NOT NULL, user_id bigint, details text,
  created_at timestamp with time zone DEFAULT now() NOT NULL, act_id bigint,
  CONSTRAINT audit_entries_action_check CHECK ((action = ANY (ARRAY['CATEGORY_CREATED'::text, 'CATEGORY_RENAMED'::text, 'CATEGORY_DELETED'::text, 'PRODUCT_REMOVED'::text, 'LISTING_APPROVED'::text, 'REVIEW_REMOVED'::text, 'MESSAGE_REMOVED'::text, 'WANTED_CLOSED'::text, 'ROLE_CHANGED'::text, 'USER_DELETED'::text, 'CONTACT_HANDLED'::text, 'DISPUTE_SETTLED'::text, 'REPORT_DISMISSED'::text, 'USER_WARNED'::text, 'USER_SUSPENDED'::text, 'USER_BANNED'::text, 'SANCTION_ENDED'::text, 'APPEAL_ANSWERED'::text, 'SPOT_CREATED'::text, 'SPOT_CHANGED'::text, 'SPOT_DELETED'::text, 'SYNONYM_CREATED'::text, 'SYNONYM_CHANGED'::text, 'SYNONYM_DELETED'::text, 'ANNOUNCEMENT_CREATED'::text, 'ANNOUNCEMENT_CHANGED'::text, 'ANNOUNCEMENT_ENDED'::text, 'UNDONE'::text])))
);`,
  `CREATE TABLE blocks (
  id bigint NOT NULL, blocker_id bigint NOT NULL, blocked_id bigint NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE campus_spots (
  id bigint NOT NULL, name text NOT NULL, hint text, created_at timestamp with time zone DEFAULT now() NOT NULL,
  removed_at timestamp with time zone
);`,
  `CREATE TABLE categories (
  id bigint NOT NULL, name text NOT NULL, fallback boolean DEFAULT false NOT NULL, product_count integer DEFAULT 0 NOT NULL
);`,
  `CREATE TABLE contact_messages (
  id bigint NOT NULL, name text NOT NULL, email text NOT NULL, message text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL, handled_at timestamp with time zone
);`,
  `CREATE TABLE conversations (
  id bigint NOT NULL, product_id bigint NOT NULL, buyer_id bigint NOT NULL, seller_id bigint NOT NULL,
  message_count integer DEFAULT 0 NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_message_at timestamp with time zone, CONSTRAINT conversations_not_own CHECK ((buyer_id <> seller_id))
);`,
  `CREATE TABLE counterpart_ratings (
  id bigint NOT NULL, order_id bigint NOT NULL, author_id bigint NOT NULL, subject_id bigint NOT NULL, stars integer NOT NULL, text text,
  on_time boolean, created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT counterpart_ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5)))
);`,
  `CREATE TABLE decisions (
  id bigint NOT NULL, user_id bigint NOT NULL, actor_id bigint NOT NULL, action text NOT NULL, subject text, reason text NOT NULL,
  until timestamp with time zone, created_at timestamp with time zone DEFAULT now() NOT NULL, appeal_code text NOT NULL, appeal text,
  appealed_at timestamp with time zone, granted boolean, answer text, answered_at timestamp with time zone,
  CONSTRAINT decisions_action_check CHECK ((action = ANY (ARRAY['DISMISS'::text, 'REMOVE'::text, 'WARN'::text, 'SUSPEND'::text, 'BAN'::text])))
);`,
  `CREATE TABLE delivery_disputes (
  id bigint NOT NULL, order_id bigint NOT NULL, reason text NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL,
  outcome text, settled_at timestamp with time zone, settled_by_id bigint,
  CONSTRAINT delivery_disputes_outcome_check CHECK ((outcome = ANY (ARRAY['UPHELD'::text, 'DISMISSED'::text, 'WITHDRAWN'::text])))
);`,
  `CREATE TABLE doubtful_listings (
  id bigint NOT NULL, product_id bigint NOT NULL, concerns text NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL,
  approved_at timestamp with time zone
);`,
  `CREATE TABLE event_cursors (
  id text NOT NULL, "position" bigint NOT NULL, failures integer DEFAULT 0 NOT NULL
);`,
  `CREATE TABLE events (
  id bigint NOT NULL, type text NOT NULL, subject_type text NOT NULL, subject_id bigint NOT NULL, actor_id bigint, audience bigint[] NOT NULL,
  occurred_at timestamp with time zone DEFAULT now() NOT NULL, version integer DEFAULT 1 NOT NULL, payload jsonb NOT NULL, "position" bigint
);`,
  `CREATE TABLE favourites (
  id bigint NOT NULL, user_id bigint NOT NULL, product_id bigint NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_piece_at timestamp with time zone
);`,
  `CREATE TABLE idempotency_keys (
  id text NOT NULL, request_hash text NOT NULL, result jsonb, created_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE last_backup (
  id integer NOT NULL, completed_at timestamp with time zone NOT NULL
);`,
  `CREATE TABLE logged_searches (
  id bigint NOT NULL, text text NOT NULL, searches integer NOT NULL, found boolean NOT NULL, suggestible boolean NOT NULL,
  last_searched_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE mail_paces (
  user_id bigint NOT NULL, actor_id bigint NOT NULL, mailed_at timestamp with time zone NOT NULL
);`,
  `CREATE TABLE meetings (
  id bigint NOT NULL, order_id bigint NOT NULL, spot_id bigint NOT NULL, at timestamp with time zone NOT NULL,
  status text DEFAULT 'PROPOSED'::text NOT NULL, proposed_by_id bigint NOT NULL, reminded_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT meetings_status_check CHECK ((status = ANY (ARRAY['PROPOSED'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'REPLACED'::text])))
);`,
  `CREATE TABLE messages (
  id bigint NOT NULL, order_id bigint, seq integer NOT NULL, sender_id bigint NOT NULL, text text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL, read_at timestamp with time zone, conversation_id bigint NOT NULL,
  photo_id bigint, removed_at timestamp with time zone
);`,
  `CREATE TABLE notification_settings (
  user_id bigint NOT NULL, channels jsonb DEFAULT '{}'::jsonb NOT NULL, quiet_from integer DEFAULT 0 NOT NULL,
  quiet_until integer DEFAULT 0 NOT NULL, daily_mail boolean DEFAULT false NOT NULL, daily_mail_at timestamp with time zone
);`,
  `CREATE TABLE notifications (
  id bigint NOT NULL, user_id bigint NOT NULL, event_id bigint NOT NULL, kind text NOT NULL, subject_type text NOT NULL,
  subject_id bigint NOT NULL, actor_id bigint, words text NOT NULL, link text NOT NULL, group_key text, mailed boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL, read_at timestamp with time zone, count integer DEFAULT 1 NOT NULL
);`,
  `CREATE TABLE offers (
  id bigint NOT NULL, conversation_id bigint NOT NULL, maker_id bigint NOT NULL, price numeric(8,2) NOT NULL, quantity integer NOT NULL,
  status text DEFAULT 'OPEN'::text NOT NULL, order_id bigint, created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL, ended_at timestamp with time zone,
  CONSTRAINT offers_price_check CHECK ((price >= (0)::numeric)), CONSTRAINT offers_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT offers_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'ACCEPTED'::text, 'DECLINED'::text, 'COUNTERED'::text, 'WITHDRAWN'::text, 'EXPIRED'::text])))
);`,
  `CREATE TABLE order_events (
  id bigint NOT NULL, order_id bigint NOT NULL, from_status text, to_status text NOT NULL, at timestamp with time zone DEFAULT now() NOT NULL,
  by_id bigint NOT NULL, reason text,
  CONSTRAINT order_events_from_status_check CHECK ((from_status = ANY (ARRAY['NOT_PROCESSED'::text, 'PROCESSING'::text, 'SHIPPED'::text, 'DELIVERED'::text, 'CANCELLED'::text]))),
  CONSTRAINT order_events_to_status_check CHECK ((to_status = ANY (ARRAY['NOT_PROCESSED'::text, 'PROCESSING'::text, 'SHIPPED'::text, 'DELIVERED'::text, 'CANCELLED'::text])))
);`,
  `CREATE TABLE orders (
  id bigint NOT NULL, buyer_id bigint NOT NULL, seller_id bigint NOT NULL, product_id bigint NOT NULL, name text NOT NULL,
  price numeric(8,2) NOT NULL, quantity integer NOT NULL, photo_id bigint, status text DEFAULT 'NOT_PROCESSED'::text NOT NULL,
  ended_at timestamp with time zone, hidden_by_buyer boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL, updated_at timestamp with time zone DEFAULT now() NOT NULL,
  handover_code text DEFAULT handover_code() NOT NULL, wrong_codes integer DEFAULT 0 NOT NULL, code_closed_until timestamp with time zone,
  handover_confirmed_at timestamp with time zone, handover_proof text,
  CONSTRAINT orders_handover_proof_check CHECK ((handover_proof = ANY (ARRAY['CODE'::text, 'RECEIVED'::text, 'UNDISPUTED'::text, 'DECISION'::text, 'STATUS'::text]))),
  CONSTRAINT orders_not_own CHECK ((buyer_id <> seller_id)), CONSTRAINT orders_price_check CHECK ((price >= (0)::numeric)),
  CONSTRAINT orders_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['NOT_PROCESSED'::text, 'PROCESSING'::text, 'SHIPPED'::text, 'DELIVERED'::text, 'CANCELLED'::text])))
);`,
  `CREATE TABLE otps (
  id bigint NOT NULL, email text NOT NULL, purpose text NOT NULL, code_hash text NOT NULL, tries integer DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL, CONSTRAINT otps_purpose_check CHECK ((purpose = ANY (ARRAY['SIGN_UP'::text, 'RESET'::text])))
);`,
  `CREATE TABLE outgoing_mails (
  id bigint NOT NULL, recipient text, tries integer DEFAULT 0 NOT NULL, next_try_at timestamp with time zone DEFAULT now() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL, template text NOT NULL, data jsonb NOT NULL,
  urgent boolean DEFAULT false NOT NULL, user_id bigint, actor_id bigint, kind text, due_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE outgoing_pushes (
  id bigint NOT NULL, subscription_id bigint NOT NULL, event_id bigint NOT NULL, kind text NOT NULL, text text NOT NULL, link text NOT NULL,
  group_key text, tries integer DEFAULT 0 NOT NULL, next_try_at timestamp with time zone DEFAULT now() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL, actor_id bigint
);`,
  `CREATE TABLE photo_files (
  hash text NOT NULL, width integer NOT NULL, bytes bytea NOT NULL
);`,
  `CREATE TABLE photos (
  id bigint NOT NULL, hash text NOT NULL, width integer NOT NULL, height integer NOT NULL, color text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL, content_hash text
);`,
  `CREATE TABLE points_entries (
  id bigint NOT NULL, user_id bigint NOT NULL, action text NOT NULL, points integer NOT NULL, product_id bigint, order_id bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL, proof text,
  CONSTRAINT points_entries_proof_check CHECK ((proof = ANY (ARRAY['CODE'::text, 'RECEIVED'::text, 'UNDISPUTED'::text, 'DECISION'::text, 'STATUS'::text])))
);`,
  `CREATE TABLE price_changes (
  id bigint NOT NULL, product_id bigint NOT NULL, price numeric(8,2) NOT NULL, ended_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE product_photos (
  id bigint NOT NULL, product_id bigint NOT NULL, stored_id bigint NOT NULL, "position" smallint NOT NULL,
  CONSTRAINT product_photos_position_check CHECK (("position" >= 0))
);`,
  `CREATE TABLE products (
  id bigint NOT NULL, seller_id bigint NOT NULL, category_id bigint NOT NULL, name text NOT NULL, description text NOT NULL,
  price numeric(8,2) NOT NULL, quantity integer NOT NULL, shipping boolean NOT NULL, photo_id bigint, review_count integer DEFAULT 0 NOT NULL,
  rating_sum integer DEFAULT 0 NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL, deleted_at timestamp with time zone,
  in_stock boolean GENERATED ALWAYS AS ((quantity > 0)) STORED NOT NULL, updated_at timestamp with time zone DEFAULT now() NOT NULL,
  condition text DEFAULT 'GOOD'::text NOT NULL, search_name text GENERATED ALWAYS AS (search_fold(name)) STORED,
  name_words tsvector GENERATED ALWAYS AS (strip((to_tsvector('simple'::regconfig, search_fold(name)) || to_tsvector('english'::regconfig, search_fold(name))))) STORED,
  search tsvector GENERATED ALWAYS AS ((setweight((to_tsvector('simple'::regconfig, search_fold(name)) || to_tsvector('english'::regconfig, search_fold(name))), 'A'::"char") || setweight(to_tsvector('english'::regconfig, search_fold(description)), 'C'::"char"))) STORED,
  negotiable boolean DEFAULT true NOT NULL, previous_price numeric(8,2), paused boolean DEFAULT false NOT NULL,
  expired boolean DEFAULT false NOT NULL, is_open boolean GENERATED ALWAYS AS (((NOT paused) AND (NOT expired))) STORED NOT NULL,
  expires_at timestamp with time zone DEFAULT (now() + '60 days'::interval) NOT NULL, sold_to_id bigint, reserved_for_id bigint,
  reserved_until timestamp with time zone, spot_id bigint, paused_for_seller boolean DEFAULT false NOT NULL,
  CONSTRAINT products_condition_check CHECK ((condition = ANY (ARRAY['NEW'::text, 'LIKE_NEW'::text, 'GOOD'::text, 'FAIR'::text, 'FOR_PARTS'::text]))),
  CONSTRAINT products_price_check CHECK ((price >= (0)::numeric)),
  CONSTRAINT products_quantity_check CHECK (((quantity >= 0) AND (quantity <= 9999))),
  CONSTRAINT products_rating_sum_check CHECK ((rating_sum >= review_count)),
  CONSTRAINT products_review_count_check CHECK ((review_count >= 0)) ) WITH (fillfactor='90');`,
  `CREATE TABLE push_keys (
  id integer NOT NULL, public_key text NOT NULL, private_key text NOT NULL
);`,
  `CREATE TABLE push_subscriptions (
  id bigint NOT NULL, user_id bigint NOT NULL, session_id bigint NOT NULL, endpoint text NOT NULL, p256dh text NOT NULL, auth text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE UNLOGGED TABLE rate_limits (
  key character varying(255) NOT NULL, points integer DEFAULT 0 NOT NULL, expire bigint
);`,
  `CREATE TABLE recent_searches (
  id bigint NOT NULL, user_id bigint NOT NULL, text text NOT NULL, searched_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE rejections (
  id bigint NOT NULL, user_id bigint NOT NULL, concerns text NOT NULL, punished boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE reports (
  id bigint NOT NULL, reporter_id bigint NOT NULL, kind text NOT NULL, user_id bigint NOT NULL, product_id bigint, message_id bigint,
  subject text NOT NULL, reason text NOT NULL, text text, created_at timestamp with time zone DEFAULT now() NOT NULL,
  decided_at timestamp with time zone, action text, wanted_post_id bigint,
  CONSTRAINT reports_action_check CHECK ((action = ANY (ARRAY['DISMISS'::text, 'REMOVE'::text, 'WARN'::text, 'SUSPEND'::text, 'BAN'::text]))),
  CONSTRAINT reports_kind_check CHECK ((kind = ANY (ARRAY['PRODUCT'::text, 'USER'::text, 'MESSAGE'::text, 'WANTED_POST'::text]))),
  CONSTRAINT reports_reason_check CHECK ((reason = ANY (ARRAY['PROHIBITED'::text, 'SCAM'::text, 'ABUSE'::text, 'WRONG_DETAILS'::text, 'NO_SHOW'::text, 'OTHER'::text])))
);`,
  `CREATE TABLE reservation_queue (
  id bigint NOT NULL, product_id bigint NOT NULL, user_id bigint NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE reviews (
  id bigint NOT NULL, product_id bigint NOT NULL, author_id bigint NOT NULL, rating integer NOT NULL, text text NOT NULL,
  verified_buyer boolean DEFAULT false NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT reviews_rating_check CHECK (((rating >= 1) AND (rating <= 5)))
);`,
  `CREATE TABLE saved_search_hits (
  id bigint NOT NULL, search_id bigint NOT NULL, product_id bigint NOT NULL, seen boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE saved_searches (
  id bigint NOT NULL, query tsquery, named_categories bigint[], besides_category tsquery, categories bigint[], price_from numeric,
  price_below numeric, conditions text[], seller bigint, user_id bigint NOT NULL, name text NOT NULL, text text NOT NULL,
  filter jsonb NOT NULL, fingerprint text NOT NULL, muted boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE search_synonyms (
  id bigint NOT NULL, terms text[] NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE sessions (
  id bigint NOT NULL, user_id bigint NOT NULL, token_hash text NOT NULL, created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL
);`,
  `CREATE TABLE users (
  id bigint NOT NULL, name text NOT NULL, email text NOT NULL, phone text NOT NULL, college_id text NOT NULL, password_hash text,
  role text DEFAULT 'STUDENT'::text NOT NULL, picture_id bigint, points_total integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL, deleted_at timestamp with time zone, suspended_until timestamp with time zone,
  banned_at timestamp with time zone, upi_id text, profile_private boolean DEFAULT false NOT NULL,
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['STUDENT'::text, 'ADMIN'::text])))
);`,
  `CREATE TABLE wanted_listings (
  id bigint NOT NULL, post_id bigint NOT NULL, product_id bigint NOT NULL, answered boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);`,
  `CREATE TABLE wanted_posts (
  id bigint NOT NULL, query tsquery, named_categories bigint[], besides_category tsquery, categories bigint[], price_from numeric,
  price_below numeric, conditions text[], seller bigint, user_id bigint NOT NULL, title text NOT NULL, category_id bigint,
  max_price numeric(8,2), condition text, created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL, closed_at timestamp with time zone
);`,
];
