import type { FragmentType } from '@apollo/client';
import { Button, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';

export const CourseLinksFragment = graphql(`
  fragment CourseLinks on Product {
    id: databaseId
    isbn
    courses {
      id: databaseId
      code
      name
    }
  }
`);

/** Links from a listing's courses and ISBN to the pages with other listings for them. */
export function CourseLinks({ product }: { product: FragmentType<typeof CourseLinksFragment> }) {
  const shown = useFragmentData(CourseLinksFragment, product);
  if (!shown || (shown.courses.length === 0 && shown.isbn === null)) return null;
  const links = [
    ...shown.courses.map(({ code, name }) => ({ to: `/courses/${code}`, text: code, label: `Course ${code}, ${name}` })),
    ...(shown.isbn === null ? [] : [{ to: `/isbn/${shown.isbn}`, text: `ISBN ${shown.isbn}`, label: `ISBN ${shown.isbn}` }]),
  ];
  return (
    <Flex gap="2" wrap="wrap">
      {links.map(({ to, text, label }) => (
        <Button key={to} asChild size="sm" minH="11" variant="subtle" borderRadius="full">
          <Link to={to} aria-label={label}>
            {text}
          </Link>
        </Button>
      ))}
    </Flex>
  );
}
