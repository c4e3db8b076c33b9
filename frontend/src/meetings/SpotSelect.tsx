import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/index.ts';
import { LoadFailure } from '../ui/LoadFailure.tsx';
import { SelectInput } from '../ui/SelectInput.tsx';

const CampusSpotsQuery = graphql(`
  query CampusSpots {
    campusSpots {
      id
      name
      hint
    }
  }
`);

/** A spot with where exactly it is. */
export const spotText = ({ name, hint }: { name: string; hint?: string | null | undefined }): string => (hint ? `${name}, ${hint}` : name);

/** The campus spots, or none of them. */
export function SpotSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data, error, refetch } = useQuery(CampusSpotsQuery);
  if (error && !data) return <LoadFailure message="The campus spots could not be loaded." onRetry={() => void refetch()} />;
  const spots = (data?.campusSpots ?? []).map((spot) => [spot.id, spotText(spot)] as const);
  return <SelectInput choices={[['', 'We agree in the chat'], ...spots]} value={value} onChange={(event) => onChange(event.target.value)} />;
}
