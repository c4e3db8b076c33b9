import { Button, chakra, HStack, Link, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { hasPasswords } from '../../lib/texts/signInWays.ts';
import { requestErrorOf, type RequestError } from '../../lib/texts/requestError.ts';
import { Checkbox, Target } from '../../ui/forms/Checkbox.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import type { ScopeGroup } from '../access-tokens/scopes.ts';
import { answerQuestion, identityTexts, isAdminScope, type ConsentQuestion } from './consent.ts';
import { scopeLabel } from './scopeLabel.ts';

interface Props {
  uid: string;
  question: ConsentQuestion;
  groups: readonly ScopeGroup[];
  /** Name of the person who grants the permissions. */
  person: string;
}

/** Returns a function that sends the person's answer and redirects to the app. */
function useAnswer(uid: string) {
  const [failure, setFailure] = useState<RequestError>();
  const [busy, setBusy] = useState<'yes' | 'no'>();
  const send = async (approve: boolean, scopes: readonly string[], password?: string): Promise<void> => {
    setBusy(approve ? 'yes' : 'no');
    try {
      location.assign(await answerQuestion(uid, { approve, scopes, password }));
    } catch (error) {
      setFailure(requestErrorOf(error));
      setBusy(undefined);
    }
  };
  return { failure, busy, send };
}

/** Form with the permissions that an app asks for. Each permission can be denied. */
export function ConsentForm({ uid, question, groups, person }: Props) {
  const { app, scopes, identity, returnsTo } = question;
  const [chosen, setChosen] = useState<readonly string[]>(scopes);
  const [password, setPassword] = useState('');
  const { failure, busy, send } = useAnswer(uid);
  const needsPassword = hasPasswords && chosen.some(isAdminScope);
  const toggle = (scope: string) => setChosen(chosen.includes(scope) ? chosen.filter((each) => each !== scope) : [...chosen, scope]);
  const error = failure && !failure.fields.password ? (failure.message ?? 'This did not work. Please try again.') : undefined;
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send(true, chosen, needsPassword ? password : undefined);
      }}
    >
      <Stack gap="5">
        <Text overflowWrap="anywhere">
          <Link href={app.homepage} rel="noreferrer noopener" target="_blank" textDecoration="underline" fontWeight="semibold">
            {app.name}
          </Link>{' '}
          wants to act for you, {person}.
        </Text>
        {!app.isApproved && <Text role="note">Nobody has checked this app yet: only the person who registered it can use it.</Text>}
        {identity.length > 0 && (
          <Stack as="ul" gap="1" ps="5" listStyleType="disc">
            {identityTexts(identity).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Stack>
        )}
        {scopes.length > 0 && (
          <chakra.fieldset minW="0">
            <chakra.legend fontWeight="semibold" mb="1">
              It may
            </chakra.legend>
            {scopes.map((scope) => (
              <Target key={scope} justifyContent="start" w="full">
                <Checkbox type="checkbox" checked={chosen.includes(scope)} onChange={() => toggle(scope)} />
                <Text as="span">{scopeLabel(groups, scope)}</Text>
              </Target>
            ))}
          </chakra.fieldset>
        )}
        {needsPassword && (
          <FormField label="Your password" required error={failure?.fields.password} hint="Because this app asks for what administrators do.">
            <PasswordInput value={password} onChange={(event) => setPassword(event.target.value)} autoComplete="current-password" />
          </FormField>
        )}
        {!needsPassword && <FormError>{failure?.fields.password}</FormError>}
        <FormError>{error}</FormError>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          You go back to {returnsTo}. You can end this at any time in your profile, under Developer.
        </Text>
        <HStack gap="3" flexWrap="wrap">
          <Button type="submit" size="lg" loading={busy === 'yes'} disabled={busy !== undefined}>
            Allow
          </Button>
          <Button size="lg" variant="outline" loading={busy === 'no'} disabled={busy !== undefined} onClick={() => void send(false, [])}>
            Cancel
          </Button>
        </HStack>
      </Stack>
    </chakra.form>
  );
}
