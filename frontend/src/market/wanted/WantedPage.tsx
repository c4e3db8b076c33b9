import { Box, Button, HStack, SimpleGrid } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { MemberPlace } from '../../apollo/session/MemberPlace.tsx';
import { useMemberPath } from '../../apollo/session/paths.ts';
import { preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import type { WantedFilter } from '../../gql/graphql.ts';
import { WantedSafety, WantedSafetyFragment } from '../../safety/moderation/WantedSafety.tsx';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import type { Answerable } from './answerWanted.ts';
import { UnmetThings } from './UnmetThings.tsx';
import { WantedCard, WantedCardFragment } from './WantedCard.tsx';
import { ListPage } from '../../ui/pages/ListPage.tsx';
import { WidePage } from '../../ui/pages/WidePage.tsx';

const WantedQuery = graphql(
  `
    query Wanted($filter: WantedFilter!, $after: String) {
      unmetDemand {
        text
        people
      }
      wantedPosts(first: 12, filter: $filter, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          ...WantedCard
          ...WantedSafety
        }
      }
    }
  `,
  WantedCardFragment,
  WantedSafetyFragment,
);

/** Returns the filter in the URL: one post, the viewer's own posts, or all open posts. */
function filterOf(params: URLSearchParams): WantedFilter {
  const post = params.get('post');
  return { ids: post === null ? null : [post], own: params.has('own') || null };
}

const loader = ({ request }: LoaderFunctionArgs) =>
  preloadQuery(WantedQuery, { filter: filterOf(new URL(request.url).searchParams) }, 'cache-and-network');

const views = [
  ['/wanted', 'All'],
  ['/wanted?own=1', 'Yours'],
] as const;

function emptyTitle({ ids, own }: WantedFilter): string {
  if (ids) return 'This post is closed';
  return own ? 'You have not posted anything yet' : 'Nothing is wanted yet';
}

/** Links to all posts and the viewer's own. Guests see them only on the page of a single post. */
function Views({ filter }: { filter: WantedFilter }) {
  const here = filter.own ? '/wanted?own=1' : filter.ids ? '' : '/wanted';
  const links = (
    <HStack as="nav" aria-label="Wanted posts" gap="2">
      {views.map(([to, label]) => (
        <Button key={to} asChild size="sm" minH="11" variant={to === here ? 'solid' : 'outline'}>
          <Link to={to} aria-current={to === here ? 'page' : undefined}>
            {label}
          </Link>
        </Button>
      ))}
    </HStack>
  );
  if (filter.ids) return <Box mb="4">{links}</Box>;
  return (
    <MemberPlace minH="11" mb="4">
      {links}
    </MemberPlace>
  );
}

/** Page with the wanted posts. */
function WantedPage() {
  const [params] = useSearchParams();
  const filter = filterOf(params);
  const post = useMemberPath('/wanted/new');
  const { wantedPosts, unmetDemand } = usePageQuery<typeof loader>().data;
  const more = useLoadMore(WantedQuery, { filter, after: wantedPosts.pageInfo.endCursor });
  const [answered, setAnswered] = useState<Answerable | null>(null);
  const { nodes, pageInfo } = wantedPosts;
  const action = (
    <Button asChild>
      <Link {...post}>Post what you want</Link>
    </Button>
  );
  const empty = <EmptyState title={emptyTitle(filter)}>Post what you are looking for: sellers answer with their listings.</EmptyState>;
  return (
    <WidePage>
      <ListPage
        title="Wanted"
        actions={action}
        below={<Views filter={filter} />}
        empty={empty}
        isEmpty={nodes.length === 0}
        more={pageInfo.hasNextPage ? more : undefined}
      >
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {nodes.map((wanted) => (
            <WantedCard key={wanted.id} post={wanted} onAnswer={setAnswered}>
              <WantedSafety post={wanted} />
            </WantedCard>
          ))}
        </SimpleGrid>
      </ListPage>
      {!filter.own && !filter.ids && <UnmetThings things={unmetDemand} />}
      {answered && <AnswerDialog key={answered.id} post={answered} onClose={() => setAnswered(null)} />}
    </WidePage>
  );
}

export const wantedPage = { Component: WantedPage, loader, failure: () => 'The wanted posts could not be loaded.' };
