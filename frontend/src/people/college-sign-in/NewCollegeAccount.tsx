import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { pick } from 'zod/mini';
import { signUpInput } from '../../gql/forms.ts';
import { messages } from '../../lib/texts/messages.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import type { CollegeAnswers, CollegeStep } from './collegeReturn.ts';

const schema = pick(signUpInput, { name: true, phone: true, collegeId: true });

interface Props {
  /** Data from the college. */
  known: Extract<CollegeStep, { step: 'NEW_ACCOUNT' }>;
  onAnswer: (answers: CollegeAnswers) => Promise<void>;
}

/** Form that asks a new user for the data that the college does not provide. */
export function NewCollegeAccount({ known: { email, name, collegeId }, onAnswer }: Props) {
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { name: name ?? '', phone: '', collegeId: collegeId ?? '' },
    draft: 'college-account',
    send: onAnswer,
    failure: ({ message }) => message ?? messages.loginError,
  });
  const { register } = form;
  return (
    <>
      <Text overflowWrap="anywhere">Welcome! Your account will be for {email}. You sign in with your college, so it needs no password.</Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <FormField label="Name" required error={errorOf('name')}>
            <Input {...register('name')} autoComplete="name" />
          </FormField>
          <FormField label="Phone" required error={errorOf('phone')} hint="10 to 15 digits">
            <Input {...register('phone')} type="tel" autoComplete="tel" />
          </FormField>
          <FormField label="College ID" required error={errorOf('collegeId')} hint={collegeId === null ? undefined : 'As your college has it'}>
            <Input {...register('collegeId')} autoComplete="off" {...(collegeId === null ? {} : { readOnly: true, bg: 'bg.muted' })} />
          </FormField>
          <FormError>{errorOf('root')}</FormError>
          <Button type="submit" size="lg" loading={locked} loadingText="Signing in">
            Create my account
          </Button>
        </Stack>
      </form>
    </>
  );
}
