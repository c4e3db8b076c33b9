import { Box, Flex, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link, useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { preloadQuery } from '../../apollo/preload.ts';
import { useLoadMore } from '../../apollo/useLoadMore.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { plural } from '../../lib/format/format.ts';
import { EmptyState } from '../../ui/elements/EmptyState.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { ListPage } from '../../ui/pages/ListPage.tsx';
import { WidePage } from '../../ui/pages/WidePage.tsx';
import { ListSearch } from '../../ui/tables/ListSearch.tsx';
import { FollowCourse, FollowCourseFragment } from '../followed-courses/FollowCourse.tsx';

const CoursesQuery = graphql(
  `
    query Courses($search: String, $after: String) {
      courses(first: 20, search: $search, after: $after) {
        pageInfo {
          endCursor
          hasNextPage
        }
        nodes {
          id: databaseId
          code
          name
          department
          listingCount
          ...FollowCourse
        }
      }
    }
  `,
  FollowCourseFragment,
);

const searchOf = (params: URLSearchParams): string | null => (params.get('q') ?? '').trim().slice(0, 60) || null;

const loader = ({ request }: LoaderFunctionArgs) =>
  preloadQuery(CoursesQuery, { search: searchOf(new URL(request.url).searchParams) }, 'cache-and-network');

/** Page with the courses of the college. */
function CoursesPage() {
  const [params] = useSearchParams();
  const search = searchOf(params);
  const { nodes, pageInfo } = usePageQuery<typeof loader>().data.courses;
  const more = useLoadMore(CoursesQuery, { search, after: pageInfo.endCursor });
  return (
    <WidePage>
      <ListPage
        title="Courses"
        below={
          <Box mb="4">
            <ListSearch key={search} label="Courses" placeholder="Code, name or department" sorts={[]} />
          </Box>
        }
        empty={<EmptyState title={search ? 'No course found' : 'There are no courses yet'} />}
        isEmpty={nodes.length === 0}
        more={pageInfo.hasNextPage ? more : undefined}
      >
        <Stack as="ul" listStyleType="none" gap="2">
          {nodes.map((course) => (
            <li key={course.id}>
              <Panel>
                <Flex justify="space-between" align="center" gap="3">
                  <Box minW="0">
                    <ChakraLink asChild fontWeight="semibold" minH="11" display="inline-flex" alignItems="center">
                      <Link to={`/courses/${course.code}`}>
                        {course.code} · {course.name}
                      </Link>
                    </ChakraLink>
                    <Text fontSize="sm" color="fg.muted">
                      {course.department} · {plural(course.listingCount, 'listing')}
                    </Text>
                  </Box>
                  <FollowCourse course={course} />
                </Flex>
              </Panel>
            </li>
          ))}
        </Stack>
      </ListPage>
    </WidePage>
  );
}

export const coursesPage = { Component: CoursesPage, loader, failure: () => 'The courses could not be loaded.' };
