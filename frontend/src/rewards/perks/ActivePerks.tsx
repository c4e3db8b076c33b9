import type { FragmentType } from '@apollo/client';
import { Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { graphql } from '../../gql/documents.ts';
import { hasPoints } from '../../lib/texts/points.ts';
import { perkNames, perkText } from './perkText.ts';

export const ActivePerksFragment = graphql(`
  fragment ActivePerks on Product {
    id: databaseId
    name
    availability
    activePerks {
      id: databaseId
      perk
      endsAt
      shown
      opened
    }
  }
`);

/** Active perks of an own listing, with a button to buy more while the listing can be ordered. */
export function ActivePerks({ product }: { product: FragmentType<typeof ActivePerksFragment> }) {
  const shown = useFragmentData(ActivePerksFragment, product);
  if (!shown) return null;
  const { id, name, availability, activePerks } = shown;
  return (
    <>
      {activePerks?.map((each) => (
        <Text key={each.id} fontSize="sm" color="accent.fg">
          {perkNames[each.perk]} {perkText(each)}
        </Text>
      ))}
      {hasPoints && availability === 'AVAILABLE' && (
        <Link to={`/dashboard/user?promote=${id}`} aria-label={`Promote with points: ${name}`}>
          <Text as="span" fontSize="sm" color="brand.fg" fontWeight="medium" display="inline-flex" minH="11" alignItems="center">
            Promote with points
          </Text>
        </Link>
      )}
    </>
  );
}
