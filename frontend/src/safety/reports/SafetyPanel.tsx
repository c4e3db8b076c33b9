import type { FragmentType } from '@apollo/client';
import { Heading, HStack, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import type { SafetyPanelFragment as Shown } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { BlockButton } from './BlockButton.tsx';
import { outcomeLabels, reasonLabels } from './reasons.ts';

export const SafetyPanelFragment = graphql(`
  fragment SafetyPanel on User {
    id: databaseId
    suspendedUntil
    blockedUsers(first: 50) {
      nodes {
        id: databaseId
        name
      }
    }
    reports(first: 10) {
      nodes {
        id: databaseId
        subject
        reason
        action
      }
    }
    decisions(first: 10) {
      nodes {
        id: databaseId
        action
        subject
        reason
        until
        createdAt
        appealCode
        answeredAt
        granted
        answer
      }
    }
  }
`);

type Decided = NonNullable<Shown['decisions']>['nodes'];

interface Props {
  user: FragmentType<typeof SafetyPanelFragment>;
  onChanged: () => void;
}

const decided: Record<Decided[number]['action'], string> = {
  DISMISS: 'Nothing was done',
  REMOVE: 'Your content was removed',
  WARN: 'You were warned',
  SUSPEND: 'Your account was suspended',
  BAN: 'Your account was banned',
};

function Decisions({ decisions }: { decisions: Decided }) {
  return (
    <Stack as="ul" listStyleType="none" gap="3">
      {decisions.map(({ id, action, subject, reason, until, createdAt, appealCode, answeredAt, granted, answer }) => (
        <li key={id}>
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {decided[action]}
            {subject && `: ${subject}`}
            {until && ` until ${formatDateTime(until)}`}
          </Text>
          <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
            {formatDateTime(createdAt)} · {reason}
          </Text>
          {answeredAt && <Text fontSize="sm">{`Appeal ${granted ? 'granted' : 'rejected'}: ${answer ?? ''}`}</Text>}
          {appealCode ? (
            <ChakraLink asChild textDecoration="underline" color="brand.fg">
              <Link to={`/appeal/${appealCode}`}>Appeal</Link>
            </ChakraLink>
          ) : (
            !answeredAt && <Text fontSize="sm">You appealed. The answer comes by mail.</Text>
          )}
        </li>
      ))}
    </Stack>
  );
}

/** Scrolls to the heading in the URL's fragment (`#safety`), which did not exist yet when the page was opened. */
function scrollWhereNamed(heading: HTMLElement | null): void {
  if (heading && location.hash === `#${heading.id}`) heading.scrollIntoView({ block: 'center' });
}

/** Returns the nodes of a list; empty if the list is null, which it is for everybody except its owner. */
const membersOf = <Member,>(list: { nodes: Member[] } | null): Member[] => list?.nodes ?? [];

/** Panel with the people whom the viewer has blocked, the viewer's reports, and decisions about the viewer. Renders nothing if there are none. */
export function SafetyPanel({ user, onChanged }: Props) {
  const shown = useFragmentData(SafetyPanelFragment, user);
  if (!shown) return null;
  const { suspendedUntil, ...lists } = shown;
  const [blockedUsers, reports, decisions] = [membersOf(lists.blockedUsers), membersOf(lists.reports), membersOf(lists.decisions)];
  if (blockedUsers.length + reports.length + decisions.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="safety">
      <Heading ref={scrollWhereNamed} as="h2" size="lg" mb="3" id="safety">
        Safety
      </Heading>
      <Stack gap="5">
        {suspendedUntil && (
          <Text role="status">Your account is suspended until {formatDateTime(suspendedUntil)}. You can read, but not change anything.</Text>
        )}
        {decisions.length > 0 && <Decisions decisions={decisions} />}
        {blockedUsers.length > 0 && (
          <Stack as="ul" listStyleType="none" gap="1" aria-label="People you blocked">
            {blockedUsers.map(({ id, name }) => (
              <HStack as="li" key={id} justify="space-between">
                <Text overflowWrap="anywhere">{name}</Text>
                <BlockButton userId={id} name={name} blocked onDone={onChanged} />
              </HStack>
            ))}
          </Stack>
        )}
        {reports.length > 0 && (
          <Stack as="ul" listStyleType="none" gap="2" aria-label="What you reported">
            {reports.map(({ id, subject, reason, action }) => (
              <li key={id}>
                <Text overflowWrap="anywhere">Reported: {subject}</Text>
                <Text color="fg.muted" fontSize="sm">
                  {reasonLabels[reason]} · {action ? outcomeLabels[action] : 'We are looking at it'}
                </Text>
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
