import { useMutation } from '@apollo/client/react';
import { Button, HStack, Input, Stack } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { problemOf } from '../lib/problem.ts';
import { updateSessionUser } from '../session/session.ts';
import { FormField } from '../ui/FormField.tsx';
import { PasswordInput } from '../ui/PasswordInput.tsx';
import { PhotoInput } from '../ui/PhotoInput.tsx';
import { toast } from '../ui/toaster.ts';
import { useFormErrors } from '../ui/useFormErrors.ts';

const ProfileFormFragment = graphql(`
  fragment ProfileForm on User {
    id
    name
    email
    phone
    collegeId
    profilePictureUrl(width: 320)
  }
`);

const UpdateProfileMutation = graphql(`
  mutation UpdateProfile($input: UpdateProfileInput!) {
    updateProfile(input: $input) {
      message
      user {
        id
        ...ProfileForm
      }
    }
  }
`);

const MIN_PASSWORD = 5;

/** Changes the own profile; the e-mail address stays. */
export function ProfileForm({ user, onDone }: { user: FragmentType<typeof ProfileFormFragment>; onDone: () => void }) {
  const me = readFragment(ProfileFormFragment, user);
  const [draft, setDraft] = useState({ name: me.name, phone: me.phone ?? '', collegeId: me.collegeId ?? '', password: '' });
  const [picture, setPicture] = useState<File | null>(null);
  const [updateProfile, { loading }] = useMutation(UpdateProfileMutation);
  const { errors, setErrors, form } = useFormErrors();
  const control = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => setDraft({ ...draft, [name]: event.target.value }),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (draft.password && [...draft.password].length < MIN_PASSWORD) {
      setErrors({ password: messages.passwordTooShort });
      return toast.error(messages.passwordTooShort);
    }
    setErrors({});
    try {
      const { data } = await updateProfile({ variables: { input: { ...draft, password: draft.password || null, profilePicture: picture } } });
      const saved = readFragment(ProfileFormFragment, data!.updateProfile.user);
      updateSessionUser({
        name: saved.name,
        phone: saved.phone ?? null,
        collegeId: saved.collegeId ?? null,
        profilePictureUrl: saved.profilePictureUrl ?? null,
      });
      toast.success(data!.updateProfile.message);
      onDone();
    } catch (error) {
      const { code, message, fields } = problemOf(error);
      setErrors(fields);
      toast.error(message || (code ? messages.profileFailed : messages.profileError));
    }
  };

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap="4" maxW="lg">
        <PhotoInput
          label="Picture"
          name="profilePicture"
          file={picture}
          currentUrl={me.profilePictureUrl}
          error={errors.profilePicture}
          onChange={setPicture}
        />
        <FormField label="Name" required error={errors.name}>
          <Input {...control('name')} autoComplete="name" />
        </FormField>
        <FormField label="Email" hint="The address cannot be changed">
          <Input value={me.email ?? ''} readOnly bg="bg.muted" />
        </FormField>
        <FormField label="Phone" error={errors.phone}>
          <Input {...control('phone')} type="tel" autoComplete="tel" />
        </FormField>
        <FormField label="College ID" error={errors.collegeId}>
          <Input {...control('collegeId')} />
        </FormField>
        <FormField label="New Password" error={errors.password} hint="Leave it blank to keep the present one">
          <PasswordInput {...control('password')} autoComplete="new-password" />
        </FormField>
        <HStack>
          <Button type="submit" loading={loading}>
            Save Changes
          </Button>
          <Button type="button" variant="outline" onClick={onDone}>
            Cancel
          </Button>
        </HStack>
      </Stack>
    </form>
  );
}
