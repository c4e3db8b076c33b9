import { useQuery } from '@apollo/client/react';
import { FormChoicesQuery } from '../categories/formChoices.ts';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';

/** Returns the name of a spot with the hint on its exact place. */
export const spotText = ({ name, hint }: { name: string; hint?: string | null | undefined }): string => (hint ? `${name}, ${hint}` : name);

/** Select for a campus spot or none. If the shared query fails, the select for the category offers Retry. */
export function SpotSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useQuery(FormChoicesQuery);
  const spots = (data?.campusSpots ?? []).map((spot) => [spot.id, spotText(spot)] as const);
  return <SelectInput choices={[['', 'We agree in the chat'], ...spots]} value={value} onChange={(event) => onChange(event.target.value)} />;
}
