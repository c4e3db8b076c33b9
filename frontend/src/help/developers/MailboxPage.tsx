import { Button, chakra, Heading, Text } from '@chakra-ui/react';
import { preloadQuery } from '../../apollo/preload.ts';
import { usePageQuery } from '../../apollo/usePageQuery.ts';
import { graphql } from '../../gql/documents.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { brand } from '../../lib/texts/college.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { DeveloperPage } from './DeveloperPage.tsx';

const TestMailboxQuery = graphql(`
  query TestMailbox {
    testMailbox {
      to
      subject
      text
      sentAt
    }
  }
`);

const loader = () => preloadQuery(TestMailboxQuery, {}, 'cache-and-network');

/** Page with the emails of test mode to the people for whom the viewer's tokens act. */
function MailboxPage() {
  const { data, refresh } = usePageQuery<typeof loader>();
  return (
    <DeveloperPage heading="Mailbox of test mode">
      <PageTitle>{`Test mailbox - ${brand}`}</PageTitle>
      <Text color="fg.muted">Mails to the people for whom your test tokens act, and to addresses that sign up. They reached nobody.</Text>
      <Button variant="outline" alignSelf="start" onClick={() => void refresh()}>
        Look again
      </Button>
      {data.testMailbox.length === 0 && <Text>No mails yet.</Text>}
      {data.testMailbox.map(({ to, subject, text, sentAt }, index) => (
        <Panel as="article" key={`${sentAt} ${to} ${index}`}>
          <Heading as="h2" size="md" overflowWrap="anywhere">
            {subject}
          </Heading>
          <Text color="fg.muted" fontSize="sm" mb="2" overflowWrap="anywhere">
            {`To ${to}, ${formatDateTime(sentAt)}`}
          </Text>
          <chakra.p whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </chakra.p>
        </Panel>
      ))}
    </DeveloperPage>
  );
}

export const mailboxPage = { Component: MailboxPage, loader, failure: () => 'The mailbox could not be loaded.' };
