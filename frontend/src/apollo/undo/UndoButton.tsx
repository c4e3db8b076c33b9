import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { undo } from './offerUndo.ts';

/** Button that undoes an act until its token expires. */
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
