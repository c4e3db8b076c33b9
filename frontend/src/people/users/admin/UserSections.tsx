import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../../gql/index.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { formatPrice, preview } from '../../../lib/format/format.ts';
import { RemoveDialog } from '../../../safety/moderation/RemoveDialog.tsx';
import { RemoveListingMutation } from '../../../safety/moderation/removeListingMutation.ts';
import { StatusBadge } from '../../../trade/orders/StatusBadge.tsx';
import { ProductPhoto } from '../../../market/photos/ProductPhoto.tsx';
import { LoadMore } from '../../../ui/elements/LoadMore.tsx';
import { Panel } from '../../../ui/elements/Panel.tsx';
import { Stars } from '../../../ui/stars/Stars.tsx';
import type { MoreOf } from './useSectionPages.ts';

type UserSection = 'products' | 'placed' | 'received' | 'reviews' | 'messages';
type More = MoreOf<UserSection>;

interface SectionProps {
  title: string;
  empty: string;
  page: { totalCount: number; pageInfo: { hasNextPage: boolean; endCursor?: string | null } };
  section: UserSection;
  more: More;
  children: ReactNode;
}

function Section({ title, empty, page, section, more, children }: SectionProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id}>
      <Heading as="h2" size="lg" mb="3" id={id}>
        {title} {page.totalCount > 0 && `(${page.totalCount})`}
      </Heading>
      {page.totalCount === 0 ? <Text color="fg.muted">{empty}</Text> : <Stack gap="3">{children}</Stack>}
      {page.pageInfo.hasNextPage && <LoadMore {...more(section, page.pageInfo.endCursor)} />}
    </Box>
  );
}

const UserProductsFragment = graphql(`
  fragment UserProducts on User {
    id
    products(first: 8, after: $products) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        name
        description
        price
        photoUrl(width: 160)
        photoColor
      }
    }
  }
`);

interface UserPart<Fragment> {
  user: Fragment;
  more: More;
}
interface Moderated {
  /** Name of the user, who is mailed the reason of a removal. */
  owner: string;
  onChanged: () => void;
}

/** The listings of a user, which administrators can remove. */
export function UserProducts({ user, owner, more, onChanged }: UserPart<FragmentType<typeof UserProductsFragment>> & Moderated) {
  const products = useFragmentData(UserProductsFragment, user)?.products;
  const [chosen, setChosen] = useState<{ id: string; name: string } | null>(null);
  const [removeProduct] = useMutation(RemoveListingMutation);
  if (!products) return null;
  const remove = async (reason: string) => {
    const { data } = await removeProduct({ variables: { id: chosen!.id, reason } });
    onChanged();
    return data?.deleteProduct;
  };
  return (
    <Section title="Products Created" empty="No products created." page={products} section="products" more={more}>
      {products.nodes.map(({ id, name, description, price, photoUrl, photoColor }) => (
        <Panel key={id} p="3">
          <Flex gap="4" align="center">
            <Box width="20" flexShrink={0} borderRadius="l1" overflow="hidden">
              <ProductPhoto url={photoUrl} tint={photoColor} name={name} />
            </Box>
            <Stack gap="1" flex="1" minW="0">
              <Text fontWeight="semibold" overflowWrap="anywhere">
                <Link to={`/product/${id}`}>{name}</Link>
              </Text>
              <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
                {preview(description, 60)}
              </Text>
              <Text fontVariantNumeric="tabular-nums">{formatPrice(price)}</Text>
            </Stack>
            <Button size="sm" minH="11" variant="outline" onClick={() => setChosen({ id, name })} aria-label={`Remove ${name}`}>
              Remove
            </Button>
          </Flex>
        </Panel>
      ))}
      {chosen && (
        <RemoveDialog
          what={`the listing ${chosen.name}`}
          owner={owner}
          act={{ kind: 'DELETE_PRODUCT', id: chosen.id }}
          remove={remove}
          onClose={() => setChosen(null)}
        />
      )}
    </Section>
  );
}

const UserReviewsFragment = graphql(`
  fragment UserReviews on User {
    id
    reviews(first: 10, after: $reviews) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        rating
        text
        createdAt
      }
    }
  }
`);

const RemoveReviewMutation = graphql(`
  mutation RemoveReview($id: ID!, $reason: String!) {
    deleteReview(input: { id: $id, reason: $reason }) {
      undoToken
      undoUntil
      deletedId
      product {
        id
        rating {
          average
          count
        }
      }
    }
  }
`);

/** The reviews by a user, which administrators can remove. */
export function UserReviews({ user, owner, more, onChanged }: UserPart<FragmentType<typeof UserReviewsFragment>> & Moderated) {
  const reviews = useFragmentData(UserReviewsFragment, user)?.reviews;
  const [chosen, setChosen] = useState<string | null>(null);
  const [removeReview] = useMutation(RemoveReviewMutation);
  if (!reviews) return null;
  const remove = async (reason: string) => {
    const { data } = await removeReview({ variables: { id: chosen!, reason } });
    onChanged();
    return data?.deleteReview;
  };
  return (
    <Section title="Reviews" empty="No reviews written." page={reviews} section="reviews" more={more}>
      {reviews.nodes.map(({ id, rating, text, createdAt }) => (
        <Panel key={id} p="3">
          <Flex gap="4" align="center">
            <Stack gap="1" flex="1" minW="0">
              <Stars value={rating} />
              <Text overflowWrap="anywhere">{text}</Text>
              <Text color="fg.muted" fontSize="sm">
                {formatDateTime(createdAt)}
              </Text>
            </Stack>
            <Button size="sm" minH="11" variant="outline" onClick={() => setChosen(id)} aria-label={`Remove review ${id}`}>
              Remove
            </Button>
          </Flex>
        </Panel>
      ))}
      {chosen && (
        <RemoveDialog what="this review" owner={owner} act={{ kind: 'DELETE_REVIEW', id: chosen }} remove={remove} onClose={() => setChosen(null)} />
      )}
    </Section>
  );
}

const UserOrderFragment = graphql(`
  fragment UserOrder on Order {
    id
    lines {
      name
    }
    ...StatusBadge
  }
`);

type UserOrder = FragmentType<typeof UserOrderFragment>;

function Order({ order }: { order: UserOrder }) {
  const shown = useFragmentData(UserOrderFragment, order);
  if (!shown) return null;
  return (
    <Panel p="3">
      <Flex justify="space-between" align="center" gap="4">
        <Text overflowWrap="anywhere">
          Order {shown.id}: {shown.lines[0]?.name}
        </Text>
        <StatusBadge order={shown} />
      </Flex>
    </Panel>
  );
}

interface OrdersProps {
  title: string;
  empty: string;
  orders: SectionProps['page'] & { nodes: readonly (UserOrder & { id: string })[] };
  section: 'placed' | 'received';
  more: More;
}

/** The orders of a user on one side. */
export function UserOrders({ title, empty, orders, section, more }: OrdersProps) {
  return (
    <Section title={title} empty={empty} page={orders} section={section} more={more}>
      {orders.nodes.map((order) => (
        <Order key={order.id} order={order} />
      ))}
    </Section>
  );
}

const UserChatsFragment = graphql(`
  fragment UserChats on User {
    id
    messages(first: 20, after: $messages) {
      totalCount
      pageInfo {
        endCursor
        hasNextPage
      }
      nodes {
        id
        text
        createdAt
        order {
          id
        }
      }
    }
  }
`);

/** The messages of a user in conversations. */
export function UserChats({ user, more }: UserPart<FragmentType<typeof UserChatsFragment>>) {
  const page = useFragmentData(UserChatsFragment, user)?.messages;
  if (!page) return null;
  return (
    <Section title="Chats" empty="No chats." page={page} section="messages" more={more}>
      {page.nodes.map(({ id, text, createdAt, order }) => (
        <Panel key={id} p="3">
          <Text overflowWrap="anywhere" whiteSpace="pre-wrap">
            {text}
          </Text>
          <Text color="fg.muted" fontSize="sm">
            {order ? `Order ${order.id}` : 'Before an order'}, {formatDateTime(createdAt)}
          </Text>
        </Panel>
      ))}
    </Section>
  );
}
