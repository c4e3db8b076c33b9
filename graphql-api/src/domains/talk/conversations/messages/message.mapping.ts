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

@ObjectType({ description: 'A photo that was sent in a chat.' })
export class MessagePhoto {}

export const messagePhotoMapping = mapType<Message>(MessagePhoto, {
  ownerTable: () => Message,
  fields: {
    url: {
      type: () => String,
      description: 'Path of the photo on this server. A path never changes what it shows.',
      args: widthArgument,
      sql: ({ t, args }) => photoUrlSql(t.photo, args.width),
    },
    color: {
      type: () => String,
      description: 'Average colour as #rrggbb, to show until the photo is loaded.',
      sql: ({ t }) => photoColorSql(t.photo),
    },
    width: { type: () => Int, description: 'Pixels of the largest width that is kept.', sql: ({ t }) => storedPhotoSql(t.photo, 'width') },
    height: { type: () => Int, description: 'Pixels, at the largest width that is kept.', sql: ({ t }) => storedPhotoSql(t.photo, 'height') },
    alt: {
      type: () => String,
      description: 'What it is, for people who do not see it: whose photo.',
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
        'When the other side read it; of the people of a swap, the last of them. Unknown to its sender for what is read after the other side blocked them.',
      sql: ({ t }) => sql`case when ${t.readAt} is null then null when ${t.sender} = ${viewerSql.id} and ${isReadAfterBlock(t)} then null
        else ${t.readAt} end`,
    },
    photo: {
      type: () => MessagePhoto,
      nullable: true,
      description: 'The photo that was sent with it; null without one, once the message was removed, and once its sender deleted the account.',
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
      description: 'Everything the user wrote in conversations, newest first; null for others than administrators.',
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
