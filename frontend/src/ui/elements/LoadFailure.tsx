import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isBuildOutdated } from '../../lib/buildVersion.ts';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { sinceOnline, useOnline, useWhenOnline } from '../../lib/connection.ts';
import { canLoadScripts, isScriptLost } from '../../lib/script.ts';

interface Props {
  /** Text that says what could not be loaded. */
  message: string;
  onRetry: () => void;
}

/** Reloads the page, unless there is no network: the browser would then show its own error page. */
const reload = async (): Promise<void> => {
  if (await canLoadScripts()) location.reload();
};

/** Returns a message with the reason. Some messages, such as those of toasts, already contain it. */
const withReason = (message: string, reason: string | undefined): string => (!reason || message.includes(reason) ? message : `${message} ${reason}`);

/** Time after the network is back during which failed attempts are retried automatically, in milliseconds. */
const SETTLING_MS = 10_000;
const PAUSE_MS = 1_000;

/** Retries once the network is back. Retries again if that fails, because the first requests after an interruption often fail. */
function useRetries(onRetry: () => void): void {
  useWhenOnline(onRetry);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (sinceOnline() > SETTLING_MS) return undefined;
    const timer = setTimeout(() => retry(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Message that says what could not be loaded and why, with Retry, or with Reload if only that helps. Retries once the network is back. */
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
  useRetries(onRetry);
  const needsReload = buildOutdated || isScriptLost();
  const offline = online ? undefined : frameMessages.offline;
  return (
    <Flex role="alert" gap="3" px="4" py="3" align="center" justify="space-between" wrap="wrap" bg="bad.subtle" color="bad.fg" borderRadius="l3">
      <Text fontWeight="medium">{withReason(message, buildOutdated ? frameMessages.buildOutdated : offline)}</Text>
      <Button size="sm" minH="11" variant="outline" color="inherit" borderColor="currentColor" onClick={needsReload ? () => void reload() : onRetry}>
        {needsReload ? 'Reload' : 'Retry'}
      </Button>
    </Flex>
  );
}
