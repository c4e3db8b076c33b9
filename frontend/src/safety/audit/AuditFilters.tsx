import { Button, Grid, HStack, Input, Text } from '@chakra-ui/react';
import { FormField } from '../../ui/forms/FormField.tsx';
import { SelectInput } from '../../ui/forms/SelectInput.tsx';
import { useListParams } from '../../ui/tables/useListParams.ts';

/** Filters by administrator, user and time. They are stored in the URL. */
export function AuditFilters({ administrators }: { administrators: readonly { id: string; name: string }[] }) {
  const { get, change } = useListParams();
  const user = get('user');
  return (
    <Grid templateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }} gap="3" alignItems="end">
      <FormField label="Who">
        <SelectInput
          choices={[['', 'All administrators'], ...administrators.map(({ id, name }) => [id, name] as const)]}
          value={get('actor')}
          onChange={(event) => change('actor', event.target.value)}
        />
      </FormField>
      <FormField label="From">
        <Input type="date" value={get('from')} max={get('to') || undefined} onChange={(event) => change('from', event.target.value)} />
      </FormField>
      <FormField label="To">
        <Input type="date" value={get('to')} min={get('from') || undefined} onChange={(event) => change('to', event.target.value)} />
      </FormField>
      {user && (
        <HStack>
          <Text>Only about one person</Text>
          <Button size="sm" minH="11" variant="outline" onClick={() => change('user', '')}>
            Show all people
          </Button>
        </HStack>
      )}
    </Grid>
  );
}
