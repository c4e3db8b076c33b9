import { Button, Flex, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { isBuildOutdated } from '../../lib/buildVersion.ts';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { sinceOnline, useOnline, useWhenOnline } from '../../lib/connection.ts';
import { canLoadScripts, isScriptLost } from '../../lib/script.ts';

interface Props {
  /** What could not be shown. */
  message: string;
  onRetry: () => void;
}

/** Reloads the page unless there is no network, where the browser would show a page of its own instead. */
const reload = async (): Promise<void> => {
  if (await canLoadScripts()) location.reload();
};

/** A message with the reason, which some messages, such as those of toasts, state themselves. */
const withReason = (message: string, reason: string | undefined): string => (!reason || message.includes(reason) ? message : `${message} ${reason}`);

/** For how long after the network is back what fails is tried again by itself, and how long after it failed, in milliseconds. */
const SETTLING_MS = 10_000;
const PAUSE_MS = 1_000;

/** Retries once the network is back, and again where that fails: the first requests after it often do. */
function useRetries(onRetry: () => void): void {
  useWhenOnline(onRetry);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (sinceOnline() > SETTLING_MS) return undefined;
    const timer = setTimeout(() => retry(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Shows what could not be loaded and why, with Retry, or with Reload where only that helps. Retries once the network is back. */
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
