import { Migration } from '@mikro-orm/migrations';

export class Migration20261121110652 extends Migration {
  override name = 'Migration20261121110652';

  override up(): void | Promise<void> {
    this.addSql(`drop index outgoing_mails_due;`);
    this.addSql(
      `alter table "outgoing_mails" add "template" text not null default 'inWords', add "data" jsonb not null default '{}', add "urgent" boolean not null default false;`,
    );
    this.addSql(`update outgoing_mails set data = jsonb_build_object('subject', subject, 'paragraphs', to_jsonb(string_to_array(text, E'\\n\\n')));`);
    this.addSql(`alter table "outgoing_mails" alter "template" drop default, alter "data" drop default;`);
    this.addSql(`alter table "outgoing_mails" drop column "subject", drop column "text", drop column "html", drop column "sent_at";`);
    this.addSql(`create index outgoing_mails_due on outgoing_mails (urgent desc, next_try_at);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index outgoing_mails_due;`);
    this.addSql(`delete from outgoing_mails;`);
    this.addSql(`alter table "outgoing_mails" drop column "template", drop column "data", drop column "urgent";`);
    this.addSql(
      `alter table "outgoing_mails" add "subject" text not null, add "text" text not null, add "html" text not null, add "sent_at" timestamptz null;`,
    );
    this.addSql(`create index outgoing_mails_due on outgoing_mails (next_try_at) where sent_at is null;`);
  }
}
