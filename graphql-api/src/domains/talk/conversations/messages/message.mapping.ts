import { Int, ObjectType } from 'type-graphql';
import { hadBlockedViewerSql } from '../../../people/blocks/block.queries.ts';
import { Conversation } from '../conversation.entity.ts';
import { photoColorSql, photoUrlSql, storedPhotoSql, widthArgument } from '../../../media/photos/stored-photo.mapping.ts';
import { DateTime } from '../../../../platform/input/scalars.ts';
import { canSql } from '../../../../access/policy.ts';
import { sql } from '../../../../platform/database/sql.ts';
import { table } from '../../../../platform/database/table.ts';
import { connectionOf, pageArgs } from '../../../../read/connection.ts';
import { mapType, newestFirst, relation, type Columns } from '../../../../read/mapping.ts';
import { viewerSql } from '../../../../platform/database/statement.ts';
import { User } from '../../../people/users/user.entity.ts';
import { Message } from './message.entity.ts';

const u = table(User, 'u');
const c = table(Conversation, 'c');

/** True if the other side had blocked the viewer when it read a message of the viewer. */
const isReadAfterBlock = ({ conversation, readAt }: Columns<Message>) => sql`exists (select from ${c} where ${c.id} = ${conversation}
  and (${hadBlockedViewerSql(c.buyer, readAt)} or ${hadBlockedViewerSql(c.seller, readAt)}))`;

@ObjectType({ description: 'A photo sent in a chat.' })
export class MessagePhoto {}

export const messagePhotoMapping = mapType<Message>(MessagePhoto, {
  ownerTable: () => Message,
  fields: {
    url: {
      type: () => String,
      description: 'Path of the photo on this server. The content of a path never changes.',
      args: widthArgument,
      sql: ({ t, args }) => photoUrlSql(t.photo, args.width),
    },
    color: {
      type: () => String,
      description: 'Average colour as #rrggbb, shown while the photo loads.',
      sql: ({ t }) => photoColorSql(t.photo),
    },
    width: { type: () => Int, description: 'Width in pixels of the largest stored version.', sql: ({ t }) => storedPhotoSql(t.photo, 'width') },
    height: { type: () => Int, description: 'Height in pixels at the largest stored width.', sql: ({ t }) => storedPhotoSql(t.photo, 'height') },
    alt: {
      type: () => String,
      description: 'Alternative text for screen readers.',
      sql: ({ t }) => sql`(select 'Photo from ' || ${u.name} from ${u} where ${u.id} = ${t.sender})`,
    },
  },
});

export const messageMapping = mapType<Message>(Message, {
  paged: true,
  fields: {
    readAt: {
      type: () => DateTime,
      nullable: true,
      description:
        'When the other side read it; in the chat of a swap, when the last participant did. Hidden from the sender for messages read after the other side blocked the sender.',
      sql: ({ t }) => sql`case when ${t.readAt} is null then null when ${t.sender} = ${viewerSql.id} and ${isReadAfterBlock(t)} then null
        else ${t.readAt} end`,
    },
    photo: {
      type: () => MessagePhoto,
      nullable: true,
      description: 'The photo sent with it; null for none, after the message was removed, and after the sender deleted the account.',
      embedded: () => MessagePhoto,
      when: ({ t }) => sql`${t.photo} is not null`,
    },
  },
});

/** User fields about messages. */
export const userMessagesMapping = mapType<User>(User, {
  fields: {
    messages: {
      type: () => connectionOf(Message),
      description: 'All messages of the user, newest first; null for everyone but administrators.',
      nullable: true,
      args: pageArgs(20),
      connection: relation<User, Message>({
        of: () => Message,
        where: (message, { t }) => sql`${message.sender} = ${t.id}`,
        order: newestFirst,
      }),
      when: () => canSql('chat:readAll'),
    },
  },
});
