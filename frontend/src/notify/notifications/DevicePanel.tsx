import { useApolloClient } from '@apollo/client/react';
import { Button, Heading, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { setPushSubscriptions } from '../../apollo/cache/listUpdates.ts';
import { graphql } from '../../gql/documents.ts';
import { brand } from '../../lib/texts/college.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { likelyDeviceState, readDeviceState, subscribeDevice, unsubscribeDevice, type DeviceState } from './devicePush.ts';
import { showFailure } from '../../ui/dialogs/showFailure.ts';

const SaveSubscription = graphql(`
  mutation SavePushSubscription($input: SavePushSubscriptionInput!) {
    savePushSubscription(input: $input) {
      pushSubscriptions {
        endpoint
      }
    }
  }
`);

const RemoveSubscription = graphql(`
  mutation RemovePushSubscription($input: RemovePushSubscriptionInput!) {
    removePushSubscription(input: $input) {
      pushSubscriptions {
        endpoint
      }
    }
  }
`);

const texts: Record<DeviceState, string> = {
  unsupported: `This browser cannot show notifications. On an iPhone, share this page to the home screen first and open ${brand} from there.`,
  blocked: `Your browser blocks notifications from ${brand}. Allow them in its settings for this site, then reload this page.`,
  off: `Get told when somebody orders or writes, also while no page of ${brand} is open. Your browser asks for your permission next.`,
  on: `This device shows your notifications, also while no page of ${brand} is open. Signing out here ends that.`,
};
const FAILED = 'Your browser could not turn on notifications. Try again later.';

interface Props {
  publicKey: string;
  endpoints: readonly string[];
}

/**
 * Panel that shows whether this device receives notifications, with the button that changes it. The browser asks for permission only after a click on
 * the button.
 */
export function DevicePanel({ publicKey, endpoints }: Props) {
  const client = useApolloClient();
  const [state, setState] = useState<DeviceState>(likelyDeviceState);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let current = true;
    void readDeviceState(endpoints).then((now) => current && setState(now));
    return () => void (current = false);
  }, [endpoints]);

  const turnOn = async (): Promise<DeviceState> => {
    const input = await subscribeDevice(publicKey);
    if (!input) return Notification.permission === 'denied' ? 'blocked' : 'off';
    await client.mutate({
      mutation: SaveSubscription,
      variables: { input },
      update: (cache, { data }) => setPushSubscriptions(cache, data!.savePushSubscription.pushSubscriptions),
    });
    return 'on';
  };
  const turnOff = async (): Promise<DeviceState> => {
    const endpoint = await unsubscribeDevice();
    if (!endpoint) return 'off';
    await client.mutate({
      mutation: RemoveSubscription,
      variables: { input: { endpoint } },
      update: (cache, { data }) => setPushSubscriptions(cache, data!.removePushSubscription.pushSubscriptions),
    });
    return 'off';
  };
  const change = async (work: () => Promise<DeviceState>) => {
    setBusy(true);
    try {
      setState(await work());
    } catch (error) {
      showFailure(error, FAILED);
    }
    setBusy(false);
  };

  return (
    <Panel>
      <Heading as="h2" size="lg" mb="1">
        Notifications on this device
      </Heading>
      <Text color="fg.muted">{texts[state]}</Text>
      {state === 'off' && (
        <Button mt="3" loading={busy} onClick={() => void change(turnOn)}>
          Turn on
        </Button>
      )}
      {state === 'on' && (
        <Button mt="3" variant="outline" loading={busy} onClick={() => void change(turnOff)}>
          Turn off
        </Button>
      )}
    </Panel>
  );
}
