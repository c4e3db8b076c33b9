import { Button, chakra, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { formMessages } from '../../lib/texts/formMessages.ts';
import { messages } from '../../lib/texts/messages.ts';
import { object, text } from '../../lib/texts/rules.ts';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';
import type { CollegeAnswers } from './collegeReturn.ts';

const TextLink = chakra(Link, { base: { color: 'brand.fg', fontWeight: 'semibold', textDecoration: 'underline' } });

const schema = object({ password: text({ minLength: 1, trim: false, emptyMessage: formMessages.passwordRequired }) });

interface Props {
  email: string;
  onAnswer: (answers: CollegeAnswers) => Promise<void>;
}

/** Form that asks once for the password of the existing account with the person's address. */
export function ConfirmAccount({ email, onAnswer }: Props) {
  const { form, locked, submit, errorOf } = useDraftForm({
    schema,
    defaultValues: { password: '' },
    draft: 'college-confirm',
    secret: ['password'],
    send: onAnswer,
    failure: ({ message }) => message ?? messages.loginError,
  });
  return (
    <>
      <Text overflowWrap="anywhere">
        There is an account for {email} already. Enter its password once, so that we know that it is yours. From then on you sign in with your
        college.
      </Text>
      <form onSubmit={submit} noValidate>
        <Stack gap="4">
          <FormField label="Password" required error={errorOf('password')}>
            <PasswordInput {...form.register('password')} autoComplete="current-password" />
          </FormField>
          <FormError>{errorOf('root')}</FormError>
          <Button type="submit" size="lg" loading={locked} loadingText="Signing in">
            Confirm
          </Button>
        </Stack>
      </form>
      <Text>
        <TextLink to="/forgot-password">Forgot Password</TextLink>
      </Text>
    </>
  );
}
