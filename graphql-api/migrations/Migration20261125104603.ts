import { Migration } from '@mikro-orm/migrations';

/** How many messages a person may write in a minute: in all, and in one conversation. */
export class Migration20261125104603 extends Migration {
  override name = 'Migration20261125104603';

  override up(): void | Promise<void> {
    // Messages of one person take turns, and each statement of a volatile function sees what was committed before it began: the counts are exact.
    this.addSql(String.raw`create function message_budget(writer bigint, conversation bigint, most int, most_in_conversation int)
      returns text language plpgsql volatile as $$
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
      end $$;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop function message_budget(bigint, bigint, int, int);`);
  }
}
