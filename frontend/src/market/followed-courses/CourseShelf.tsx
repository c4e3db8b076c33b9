import { useQuery } from '@apollo/client/react';
import { Flex, Heading, Link as ChakraLink, Stack } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/documents.ts';
import { ProductCard, ProductCardFragment } from '../products/ProductCard.tsx';
import { ProductGrid } from '../products/ProductGrid.tsx';

const CourseShelfQuery = graphql(
  `
    query CourseShelf {
      me {
        id: databaseId
        courses {
          id: databaseId
          code
        }
        courseListings(first: 5) {
          nodes {
            id: databaseId
            ...ProductCard
          }
        }
      }
    }
  `,
  ProductCardFragment,
);

/** Newest listings for the viewer's courses. Renders nothing if there are none. */
export function CourseShelf() {
  const { data } = useQuery(CourseShelfQuery);
  const { courses = [], courseListings } = data?.me ?? {};
  if (!courseListings?.nodes.length) return null;
  return (
    <Stack as="section" aria-label="For your courses" gap="4" mt="10">
      <Flex gap="3" align="baseline" wrap="wrap">
        <Heading as="h2" size="xl">
          For your courses
        </Heading>
        {courses.map(({ id, code }) => (
          <ChakraLink key={id} asChild minH="11" display="inline-flex" alignItems="center">
            <Link to={`/courses/${code}`}>{code}</Link>
          </ChakraLink>
        ))}
      </Flex>
      <ProductGrid>
        {courseListings.nodes.map((product) => (
          <ProductCard key={product.id} product={product} previewLength={60} action="View Product Details" />
        ))}
      </ProductGrid>
    </Stack>
  );
}
