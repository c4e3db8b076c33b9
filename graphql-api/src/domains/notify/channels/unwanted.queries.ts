import { sql, type Sql } from '../../../platform/database/sql.ts';
import { table } from '../../../platform/database/table.ts';
import { isBlockedSql } from '../../people/blocks/block.queries.ts';
import type { Channel } from './channels.ts';
import { NotificationSettingsRow } from './notification-settings.entity.ts';

const chosen = table(NotificationSettingsRow, 'chosen');

/**
 * True if a user no longer wants a queued message, because of a block with its actor or because the user switched off the kind. Messages that wait
 * for the end of quiet hours or for a server that is down are checked again when they are sent.
 */
export const isUnwantedSql = (user: Sql, by: Sql, kind: Sql, channel: Channel): Sql<never> =>
  sql`(${isBlockedSql(user, by)} or exists (select from ${chosen} where ${chosen.user} = ${user}
    and ${chosen.channels} -> ${kind} ->> ${channel}::text = 'false'))`;
