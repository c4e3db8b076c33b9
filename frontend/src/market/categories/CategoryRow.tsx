import { Button, HStack, Table } from '@chakra-ui/react';
import { CategoryForm } from './CategoryForm.tsx';

interface Props {
  category: { id: string; name: string; productCount: number; viewerCanDelete: boolean };
  editing: boolean;
  /** Whether the category was edited last, so that its Edit button receives the focus. */
  wasEdited: boolean;
  onEdit: () => void;
  onDone: () => void;
  onDelete: () => void;
}

/** Category with its actions, or the form that renames it. */
export function CategoryRow({ category, editing, wasEdited, onEdit, onDone, onDelete }: Props) {
  const { name, productCount, viewerCanDelete } = category;
  if (editing) {
    return (
      <Table.Row>
        <Table.Cell colSpan={3}>
          <CategoryForm editing={category} onDone={onDone} />
        </Table.Cell>
      </Table.Row>
    );
  }
  return (
    <Table.Row>
      <Table.Cell data-label="Name" fontWeight="semibold" overflowWrap="anywhere">
        {name}
      </Table.Cell>
      <Table.Cell data-label="Products">{productCount}</Table.Cell>
      <Table.Cell>
        <HStack justify="end">
          <Button size="sm" minH="11" variant="outline" autoFocus={wasEdited} onClick={onEdit} aria-label={`Edit ${name}`}>
            Edit
          </Button>
          <Button size="sm" minH="11" variant="outline" disabled={!viewerCanDelete} onClick={onDelete} aria-label={`Delete ${name}`}>
            Delete
          </Button>
        </HStack>
      </Table.Cell>
    </Table.Row>
  );
}
