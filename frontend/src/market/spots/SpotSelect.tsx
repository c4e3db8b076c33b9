import { useQuery } from '@apollo/client/react';
import { FormChoicesQuery } from '../categories/formChoices.ts';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';

/** A spot with where exactly it is. */
export const spotText = ({ name, hint }: { name: string; hint?: string | null | undefined }): string => (hint ? `${name}, ${hint}` : name);

/** The campus spots, or none of them. The choice of the category, which needs the same query, offers Retry when it fails. */
export function SpotSelect({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { data } = useQuery(FormChoicesQuery);
  const spots = (data?.campusSpots ?? []).map((spot) => [spot.id, spotText(spot)] as const);
  return <SelectInput choices={[['', 'We agree in the chat'], ...spots]} value={value} onChange={(event) => onChange(event.target.value)} />;
}
