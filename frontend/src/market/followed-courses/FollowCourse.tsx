import type { FragmentType } from '@apollo/client';
import { Button } from '@chakra-ui/react';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { useGoToSignIn } from '../../apollo/session/paths.ts';
import { useViewer } from '../../apollo/session/useViewer.ts';
import { useToggle } from '../../apollo/useToggle.ts';
import { graphql } from '../../gql/documents.ts';

export const FollowCourseFragment = graphql(`
  fragment FollowCourse on Course {
    id: databaseId
    code
    viewerFollows
    retiredAt
  }
`);

const FollowCourseMutation = graphql(`
  mutation FollowCourse($code: String!) {
    followCourse(input: { code: $code }) {
      course {
        id: databaseId
        viewerFollows
      }
    }
  }
`);

const UnfollowCourseMutation = graphql(`
  mutation UnfollowCourse($code: String!) {
    unfollowCourse(input: { code: $code }) {
      course {
        id: databaseId
        viewerFollows
      }
    }
  }
`);

/** Button that adds a course to the viewer's courses, or removes it, at once. Guests sign in first and come back. */
export function FollowCourse({ course }: { course: FragmentType<typeof FollowCourseFragment> }) {
  const shown = useFragmentData(FollowCourseFragment, course);
  const viewer = useViewer();
  const goToSignIn = useGoToSignIn();
  const follow = useToggle({ on: FollowCourseMutation, off: UnfollowCourseMutation, failure: 'That did not work. Please try again.' });
  if (!shown) return null;
  const { id, code, viewerFollows: isOn, retiredAt } = shown;
  if (retiredAt !== null && !isOn) return null;
  const toggle = async () => {
    if (!viewer) return goToSignIn();
    const payload = { course: { __typename: 'Course' as const, id, viewerFollows: !isOn } };
    await follow.toggle({
      isOn,
      variables: { code },
      on: { optimisticResponse: { __typename: 'Mutation', followCourse: { __typename: 'FollowCoursePayload', ...payload } } },
      off: { optimisticResponse: { __typename: 'Mutation', unfollowCourse: { __typename: 'UnfollowCoursePayload', ...payload } } },
    });
  };
  return (
    <Button
      size="sm"
      minH="11"
      // The same width in the system's font. Otherwise the course name beside the button would wrap differently once the site's font is loaded.
      minW="6.5rem"
      variant={isOn ? 'solid' : 'outline'}
      aria-pressed={isOn}
      aria-label={`My course: ${code}`}
      onClick={() => void toggle()}
    >
      My course
    </Button>
  );
}
