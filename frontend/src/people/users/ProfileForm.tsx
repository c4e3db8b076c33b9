import type { FragmentType } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Button, chakra, HStack, Input, Stack, Text } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFragmentData } from '../../apollo/cache/useFragmentData.ts';
import { updateProfileInput } from '../../gql/forms.ts';
import type { ProfileFormFragment as Me } from '../../gql/graphql.ts';
import { graphql } from '../../gql/documents.ts';
import { discardDraft } from '../../lib/files/drafts.ts';
import { messages } from '../../lib/texts/messages.ts';
import { hasPasswords } from '../../lib/texts/signInWays.ts';
import { updateSessionUser } from '../../apollo/session/session.ts';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { FormField } from '../../ui/forms/FormField.tsx';
import { FormError } from '../../ui/forms/FormError.tsx';
import { PasswordInput } from '../../ui/forms/PasswordInput.tsx';
import { PhotoInput } from '../../ui/forms/PhotoInput.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { useDraftForm } from '../../ui/forms/useDraftForm.ts';

export const ProfileFormFragment = graphql(`
  fragment ProfileForm on User {
    id: databaseId
    name
    email
    phone
    collegeId
    profilePictureUrl(width: 320)
    profilePrivate
    hasPassword
  }
`);

const UpdateProfileMutation = graphql(
  `
    mutation UpdateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        message
        user {
          id: databaseId
          name
          phone
          collegeId
          profilePictureUrl(width: 320)
          ...ProfileForm
        }
      }
    }
  `,
  ProfileFormFragment,
);

const profileForm = z.extend(updateProfileInput, { profilePicture: z.custom<File | null>() });

function FilledForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const [updateProfile] = useMutation(UpdateProfileMutation);
  const draft = `profile:${me.id}`;
  const { form, locked, submit, errorOf } = useDraftForm({
    schema: profileForm,
    defaultValues: {
      name: me.name,
      phone: me.phone ?? '',
      collegeId: me.collegeId ?? '',
      profilePrivate: me.profilePrivate ?? false,
      password: '',
      currentPassword: '',
      profilePicture: null,
    },
    draft,
    secret: ['password', 'currentPassword'],
    sendChanges: async ({ currentPassword, ...changes }) => {
      // The current password is only required for a new one.
      const proof = changes.password && currentPassword !== undefined ? { currentPassword } : {};
      const { data } = await updateProfile({ variables: { input: { ...changes, ...proof } } });
      const { name, phone, collegeId, profilePictureUrl } = data!.updateProfile.user;
      updateSessionUser({ name, phone: phone ?? null, collegeId: collegeId ?? null, profilePictureUrl: profilePictureUrl ?? null });
      toast.success(data!.updateProfile.message);
      onDone();
    },
    failure: ({ code, message }) => message || (code ? messages.profileFailed : messages.profileError),
    invalid: (errors) => errors.password?.message,
  });
  const cancel = () => {
    discardDraft(draft);
    onDone();
  };
  const { register } = form;
  const passwordHint = me.hasPassword ? 'Leave blank to keep your current password' : 'Leave blank to go on without one';

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4" maxW="lg">
        <Controller
          control={form.control}
          name="profilePicture"
          render={({ field }) => (
            <PhotoInput
              label="Picture"
              name="profilePicture"
              file={field.value}
              currentUrl={me.profilePictureUrl}
              error={errorOf('profilePicture')}
              onChange={field.onChange}
            />
          )}
        />
        <FormField label="Name" required error={errorOf('name')}>
          <Input {...register('name')} autoComplete="name" />
        </FormField>
        <FormField label="Email" hint="The address cannot be changed">
          <Input value={me.email ?? ''} readOnly bg="bg.muted" />
        </FormField>
        <FormField label="Phone" error={errorOf('phone')}>
          <Input {...register('phone')} type="tel" autoComplete="tel" />
        </FormField>
        <FormField label="College ID" error={errorOf('collegeId')}>
          <Input {...register('collegeId')} />
        </FormField>
        <chakra.label display="flex" alignItems="center" gap="3" minH="11" cursor="pointer">
          <Checkbox type="checkbox" {...register('profilePrivate')} />
          <span>
            Private profile
            <Text as="span" display="block" fontSize="sm" color="fg.muted">
              Others see your name and nothing else on your profile.
            </Text>
          </span>
        </chakra.label>
        {hasPasswords && (
          <FormField label="New Password" error={errorOf('password')} hint={passwordHint}>
            <PasswordInput {...register('password')} autoComplete="new-password" />
          </FormField>
        )}
        {form.watch('password') && (me.hasPassword || errorOf('currentPassword')) && (
          <FormField label="Current Password" required error={errorOf('currentPassword')}>
            <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
          </FormField>
        )}
        <FormError>{errorOf('root')}</FormError>
        <HStack>
          <Button type="submit" loading={locked}>
            Save Changes
          </Button>
          <Button type="button" variant="outline" onClick={cancel}>
            Cancel
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}

/** Form that changes the viewer's profile. The email address cannot be changed. */
export function ProfileForm({ user, onDone }: { user: FragmentType<typeof ProfileFormFragment>; onDone: () => void }) {
  const me = useFragmentData(ProfileFormFragment, user);
  return me && <FilledForm me={me} onDone={onDone} />;
}
