import type { FragmentType } from '@apollo/client';
import { Button, Flex, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { FollowCourse, FollowCourseFragment } from './FollowCourse.tsx';

export const MyCoursesFragment = graphql(
  `
    fragment MyCourses on User {
      id: databaseId
      courses {
        id: databaseId
        code
        name
        ...FollowCourse
      }
    }
  `,
  FollowCourseFragment,
);

/** List of the viewer's courses. A removed course stays until the user leaves the page, so that it can be added again. */
export function MyCourses({ user }: { user: FragmentType<typeof MyCoursesFragment> }) {
  const shown = useFragmentData(MyCoursesFragment, user);
  if (!shown) return null;
  return (
    <Panel>
      <Stack gap="3">
        <Heading as="h2" size="lg">
          My courses
        </Heading>
        <Text color="fg.muted">We tell you about new listings for them, and the home page shows them.</Text>
        {shown.courses.map((course) => (
          <Flex key={course.id} justify="space-between" align="center" gap="3">
            <ChakraLink asChild minH="11" display="inline-flex" alignItems="center">
              <Link to={`/courses/${course.code}`}>
                {course.code} · {course.name}
              </Link>
            </ChakraLink>
            <FollowCourse course={course} />
          </Flex>
        ))}
        <Button asChild alignSelf="start" variant="outline" minH="11">
          <Link to="/courses">Find courses</Link>
        </Button>
      </Stack>
    </Panel>
  );
}
