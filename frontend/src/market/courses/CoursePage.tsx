import { Box, Button, Flex, Heading, HStack, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, type LoaderFunctionArgs } from 'react-router-dom';
import { NotFoundPage } from '../../app/NotFoundPage.tsx';
import { useMemberPath } from '../../apollo/session/paths.ts';
import { preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import type { CourseQuery as Data } from '../../gql/graphql.ts';
import { brand } from '../../lib/texts/college.ts';
import { WantedSafety, WantedSafetyFragment } from '../../safety/moderation/WantedSafety.tsx';
import { PriceBandLine } from '../../trade/price-bands/PriceBandLine.tsx';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { LoadMore } from '../../ui/buttons/LoadMore.tsx';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { WidePage } from '../../ui/pages/WidePage.tsx';
import { ProductCard, ProductCardFragment } from '../products/ProductCard.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { AnswerDialog } from '../wanted/AnswerDialog.tsx';
import type { Answerable } from '../wanted/answerWanted.ts';
import { WantedCard, WantedCardFragment } from '../wanted/WantedCard.tsx';
import { FollowCourse, FollowCourseFragment } from '../followed-courses/FollowCourse.tsx';

const CourseQuery = graphql(
  `
    query Course($code: String!, $after: String) {
      course(code: $code) {
        id: databaseId
        code
        name
        department
        retiredAt
        ...FollowCourse
      }
      products(first: 12, after: $after, filter: { courseCodes: [$code] }) {
        totalCount
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          category {
            id: databaseId
            name
          }
          ...ProductCard
        }
      }
      wantedPosts(first: 6, filter: { courseCode: $code }) {
        nodes {
          id: databaseId
          ...WantedCard
          ...WantedSafety
        }
      }
    }
  `,
  FollowCourseFragment,
  ProductCardFragment,
  WantedCardFragment,
  WantedSafetyFragment,
);

const loader = ({ params }: LoaderFunctionArgs) => preloadQuery(CourseQuery, { code: params.code! }, 'cache-and-network');

type Category = Data['products']['nodes'][number]['category'];

/** Returns the categories of the listings, the one with most listings first. */
function categoriesOf(nodes: readonly { category: Category }[]): Category[] {
  const all = nodes.map(({ category }) => category);
  const count = ({ id }: Category) => all.filter((other) => other.id === id).length;
  return all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at).toSorted((a, b) => count(b) - count(a));
}

function Wanted({ posts, code }: { posts: Data['wantedPosts']['nodes']; code: string }) {
  const [answered, setAnswered] = useState<Answerable | null>(null);
  const post = useMemberPath(`/wanted/new?title=${encodeURIComponent(`Book for ${code}`)}`);
  return (
    <Stack as="section" gap="4" mt="10">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading as="h2" size="xl">
          Wanted
        </Heading>
        <Button asChild variant="outline" minH="11">
          <Link {...post}>Post what you want</Link>
        </Button>
      </Flex>
      {posts.length === 0 ? (
        <Text color="fg.muted">Nobody is looking for something for {code} at the moment.</Text>
      ) : (
        <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
          {posts.map((wanted) => (
            <WantedCard key={wanted.id} post={wanted} onAnswer={setAnswered}>
              <WantedSafety post={wanted} />
            </WantedCard>
          ))}
        </SimpleGrid>
      )}
      {answered && <AnswerDialog key={answered.id} post={answered} onClose={() => setAnswered(null)} />}
    </Stack>
  );
}

/** Page of a course: listings, wanted posts, and the prices of past sales. */
function CoursePage() {
  const { course, products, wantedPosts } = usePageQuery<typeof loader>().data;
  const more = useLoadMore(CourseQuery, { code: course?.code ?? '', after: products.pageInfo.endCursor });
  if (!course) return <NotFoundPage />;
  const { code, name, department, retiredAt } = course;
  return (
    <WidePage>
      <PageTitle>{`${code} ${name} - ${brand}`}</PageTitle>
      <Flex justify="space-between" align="start" gap="3">
        <Box>
          <Heading as="h1" fontSize={{ base: 'xl', md: '2xl' }}>
            {code} · {name}
          </Heading>
          <Text color="fg.muted">
            {department}
            {retiredAt !== null && ' · no longer taught'}
          </Text>
        </Box>
        <FollowCourse course={course} />
      </Flex>
      <Stack gap="0" my="4">
        {categoriesOf(products.nodes)
          .slice(0, 3)
          .map((category) => (
            <HStack key={category.id} gap="2" align="baseline">
              <Text fontSize="sm" fontWeight="semibold">
                {category.name}
              </Text>
              <PriceBandLine of={{ courseCode: code, categoryId: category.id }} saysTooFew />
            </HStack>
          ))}
      </Stack>
      <Heading as="h2" size="xl" mb="4">
        For sale
      </Heading>
      {products.nodes.length === 0 ? (
        <EmptyState title={`Nothing is for sale for ${code} yet`}>Add it to your courses: we will tell you about new listings.</EmptyState>
      ) : (
        <ProductGrid>
          {products.nodes.map((product, index) => (
            <ProductCard key={product.id} product={product} previewLength={80} action="Details" eager={index < 2} />
          ))}
        </ProductGrid>
      )}
      {products.pageInfo.hasNextPage && <LoadMore {...more} />}
      <Wanted posts={wantedPosts.nodes} code={code} />
    </WidePage>
  );
}

export const coursePage = { Component: CoursePage, loader, failure: () => 'The course could not be loaded.' };
