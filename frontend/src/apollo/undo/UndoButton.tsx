import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { undo } from './offerUndo.ts';

/** Undoes what was done, for as long as that is possible. */
export function UndoButton({ token, what }: { token: string; what: string }) {
  const [loading, setLoading] = useState(false);
  const click = async () => {
    setLoading(true);
    await undo(token);
    setLoading(false);
  };
  return (
    <Button size="sm" minH="11" variant="outline" loading={loading} onClick={() => void click()} aria-label={`Undo ${what}`}>
      Undo
    </Button>
  );
}
