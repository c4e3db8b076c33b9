import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, HStack, Text, Textarea } from '@chakra-ui/react';
import { textareaRecipe } from '@chakra-ui/react/theme';
import { useState, type ComponentProps } from 'react';
import { pick } from 'zod/mini';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { answerAppealInput } from '../../gql/forms.ts';
import { graphql } from '../../gql/documents.ts';
import { outcomeLabels } from '../reports/reasons.ts';
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { Panel } from '../../ui/elements/Panel.tsx';
import { QueueSection } from '../../ui/elements/QueueSection.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

export const AppealFragment = graphql(`
  fragment Appeal on Decision {
    id: databaseId
    action
    subject
    reason
    appeal
    user {
      id: databaseId
      name
    }
  }
`);

const AnswerAppealMutation = graphql(`
  mutation AnswerAppeal($id: ID!, $granted: Boolean!, $answer: String!) {
    answerAppeal(input: { id: $id, granted: $granted, answer: $answer }) {
      decision {
        id: databaseId
        granted
        answeredAt
      }
    }
  }
`);

const schema = pick(answerAppealInput, { answer: true });

interface Answering {
  id: string;
  name: string;
  granted: boolean;
}

function AnswerDialog({ id, name, granted, onDone, onClose }: Answering & { onDone: () => void; onClose: () => void }) {
  const [send] = useMutation(AnswerAppealMutation);
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { answer: '' },
    draft: `appeal:${id}`,
    send: async ({ answer }) => {
      await send({ variables: { id, granted, answer } });
      onDone();
      onClose();
    },
    failure: ({ message }) => message ?? 'That did not work. Please try again.',
  });
  const verb = granted ? 'Grant' : 'Reject';
  return (
    <FormDialog
      title={`${verb} the appeal of ${name}?`}
      yes={verb}
      no="Cancel"
      locked={locked}
      error={errorOf('root')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>
        {granted ? 'A suspension or ban ends.' : 'The decision stays.'} {name} gets a mail with your answer.
      </Text>
      <FormField label="Answer" error={errorOf('answer')} required>
        <Textarea recipe={textareaRecipe} {...form.register('answer')} rows={3} />
      </FormField>
    </FormDialog>
  );
}

interface AppealProps {
  appeal: FragmentType<typeof AppealFragment>;
  onAnswer: (answering: Answering) => void;
}

function AppealPanel({ appeal, onAnswer }: AppealProps) {
  const shown = useFragmentData(AppealFragment, appeal);
  if (!shown) return null;
  const { id, action, subject, reason, appeal: words, user } = shown;
  const { name } = user;
  return (
    <Panel as="li">
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {name} · {outcomeLabels[action]}
        {subject && `: ${subject}`}
      </Text>
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        The reason: {reason}
      </Text>
      <Text my="3" overflowWrap="anywhere" whiteSpace="pre-line">
        {words}
      </Text>
      <HStack>
        <Button size="sm" minH="11" variant="outline" onClick={() => onAnswer({ id, name, granted: true })}>
          Grant
        </Button>
        <Button size="sm" minH="11" variant="outline" color="bad.fg" onClick={() => onAnswer({ id, name, granted: false })}>
          Reject
        </Button>
      </HStack>
    </Panel>
  );
}

interface Props {
  appeals: { totalCount: number; nodes: readonly (AppealProps['appeal'] & { id: string })[] };
  onAnswered: () => void;
  more: ComponentProps<typeof QueueSection>['more'];
}

/** Appeals that wait for an answer. Renders nothing if there are none. */
export function Appeals({ appeals: { totalCount, nodes }, onAnswered, more }: Props) {
  const [answering, setAnswering] = useState<Answering | null>(null);
  if (totalCount === 0) return null;
  return (
    <>
      <QueueSection id="appeals" title={`Appeals (${totalCount})`} more={more}>
        {nodes.map((appeal) => (
          <AppealPanel key={appeal.id} appeal={appeal} onAnswer={setAnswering} />
        ))}
      </QueueSection>
      {answering && <AnswerDialog {...answering} onDone={onAnswered} onClose={() => setAnswering(null)} />}
    </>
  );
}
