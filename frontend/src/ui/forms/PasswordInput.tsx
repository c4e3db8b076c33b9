import { Button, Group, Input, type InputProps } from '@chakra-ui/react';
import { useState } from 'react';

/** Password field with a button that reveals its text. */
export function PasswordInput(props: InputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Group attached width="full">
      <Input {...props} type={shown ? 'text' : 'password'} flex="1" />
      <Button variant="outline" type="button" onClick={() => setShown(!shown)} aria-pressed={shown}>
        {shown ? 'Hide' : 'Show'}
      </Button>
    </Group>
  );
}
