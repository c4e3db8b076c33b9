import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { isBuildOutdated } from '../lib/buildVersion.ts';
import { frameMessages } from '../lib/frameMessages.ts';
import { useOnline } from '../lib/connection.ts';

interface Props {
  /** What could not be shown. */
  message: string;
  onRetry: () => void;
}

/** Shows what could not be loaded and why, with Retry, or with Reload when the server has a newer build. Retries once the network is back. */
export function LoadFailure({ message, onRetry }: Props) {
  const online = useOnline();
  const [buildOutdated, setBuildOutdated] = useState(false);
  useEffect(() => {
    let current = true;
    void isBuildOutdated().then((outdated) => current && setBuildOutdated(outdated));
    return () => {
      current = false;
    };
  }, [message]);
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  useEffect(() => {
    const listener = () => retry.current();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  const reason = buildOutdated ? frameMessages.buildOutdated : !online && frameMessages.offline;
  return (
    <Flex role="alert" gap="3" px="4" py="3" align="center" justify="space-between" wrap="wrap" bg="bad.subtle" color="bad.fg" borderRadius="l3">
      <Text fontWeight="medium">
        {message} {reason}
      </Text>
      <Button
        size="sm"
        minH="11"
        variant="outline"
        color="inherit"
        borderColor="currentColor"
        onClick={buildOutdated ? () => location.reload() : onRetry}
      >
        {buildOutdated ? 'Reload' : 'Retry'}
      </Button>
    </Flex>
  );
}
