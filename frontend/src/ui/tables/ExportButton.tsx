import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { script } from '../../lib/script.ts';
import { saveFile } from '../../lib/files/saveFile.ts';
import type { ListColumn } from './listColumn.ts';
import { toast } from '../dialogs/toaster.ts';

const loadCsv = script(() => import('../../lib/format/csv.ts'));

interface Props<Item> {
  things: string;
  columns: readonly ListColumn<Item>[];
  rowsOf: () => Promise<Item[]>;
  label: string;
}

/** Button that saves rows as a CSV file. The CSV library is loaded on the first use. */
export function ExportButton<Item>({ things, columns, rowsOf, label }: Props<Item>) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ toCsv }, rows] = await Promise.all([loadCsv(), rowsOf()]);
      const text = toCsv(
        columns.map(({ header }) => header),
        rows.map((row) => columns.map(({ csv }) => csv(row))),
      );
      saveFile(`campuscart-${things.replaceAll(' ', '-')}.csv`, text, 'text/csv;charset=utf-8');
    } catch (error) {
      console.error(error);
      toast.error('The file could not be made. Please try again.');
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" size="sm" minH="11" loading={busy} onClick={() => void save()}>
      {label} (CSV)
    </Button>
  );
}
