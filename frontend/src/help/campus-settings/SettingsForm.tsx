import { useMutation } from '@apollo/client/react';
import { Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import type { UpdateCampusSettingsMutation as Data } from '../../gql/graphql.ts';
import { discardDraft } from '../../lib/files/drafts.ts';
import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { toast } from '../../ui/dialogs/toaster.ts';
import { Panel } from '../../ui/elements/Panel.tsx';
import { Baseline } from '../../ui/forms/changes.ts';
import { FormError } from '../../ui/forms/FormError.tsx';
import { useDraftForm, type DraftForm } from '../../ui/forms/useDraftForm.ts';
import { BrandPreview } from './BrandPreview.tsx';
import { SettingControl } from './SettingControl.tsx';
import { UpdateCampusSettingsMutation } from './settingDocuments.ts';
import { changesOf, consequences, groups, settingsForm, valuesOf, type Setting, type SettingField, type SettingValues } from './settingFields.ts';

/** Name of the form and of its draft. */
const FORM = 'campus-settings';
const FAILED = 'The settings could not be saved. Please try again.';

/** Settings as they would be after the change. */
type After = Data['updateCampusSettings']['campusSettings'];

interface ReviewProps {
  settings: readonly Setting[];
  changed: readonly SettingField[];
  after: After;
}

/** Review of the changes, with a preview of the name and the colours. */
function Review({ settings, changed, after }: ReviewProps) {
  const valueOf = (name: SettingField) => after.settings.find((setting) => setting.name === name)!.value;
  return (
    <Stack gap="4">
      <Box as="dl">
        {settings
          .filter(({ name }) => changed.some((field) => field === name))
          .map(({ name, title, value }) => (
            <Box key={name} mb="2">
              <Box as="dt" fontWeight="semibold">
                {title}
              </Box>
              <Box as="dd" overflowWrap="anywhere">
                {value ?? 'none'} → {valueOf(name as SettingField) ?? 'none'}
                {consequences[name] && <Text color="fg.muted">{consequences[name]}</Text>}
              </Box>
            </Box>
          ))}
      </Box>
      <BrandPreview name={valueOf('BRAND_NAME') ?? ''} look={after.look} />
      <Text color="fg.muted">The change takes effect within five seconds. Open pages show it after a reload.</Text>
    </Stack>
  );
}

type Asked = Omit<ReviewProps, 'settings'>;

/** Returns a function that lets the server check the typed values, and asks for a confirmation before they are saved. */
function useReview({ form }: Pick<DraftForm<SettingValues, SettingValues>, 'form'>, before: SettingValues, ask: (asked: Asked) => void) {
  const [update, { loading }] = useMutation(UpdateCampusSettingsMutation);
  const review = async () => {
    const changes = changesOf(new Baseline(before).changesIn(form.getValues()));
    if (changes.length === 0) return toast.success('Nothing changed');
    form.clearErrors();
    try {
      // Not cached, because the result of a dry run is not the current state.
      const { data } = await update({ variables: { input: { changes, dryRun: true } }, fetchPolicy: 'no-cache' });
      ask({ changed: changes.map(({ name }) => name), after: data!.updateCampusSettings.campusSettings });
    } catch (error) {
      const { fields, message = FAILED } = requestErrorOf(error);
      Object.entries(fields).forEach(([field, text], index) => form.setError(field as SettingField, { message: text }, { shouldFocus: index === 0 }));
      toast.error(message);
    }
  };
  return { review: () => void review(), checking: loading };
}

/** Form of the settings that a campus can change itself. */
export function SettingsForm({ settings }: { settings: readonly Setting[] }) {
  const [update] = useMutation(UpdateCampusSettingsMutation, {
    // Discards the draft before the page renders another form, which would read it.
    update: (_cache, { data }) => data && discardDraft(FORM),
  });
  const [asked, ask] = useState<Asked | null>(null);
  const before = valuesOf(settings);
  const { form, locked, submit, errorOf } = useDraftForm<SettingValues, SettingValues>({
    schema: settingsForm,
    defaultValues: before,
    draft: FORM,
    sendChanges: async (changes) => {
      await update({ variables: { input: { changes: changesOf(changes) } } }).finally(() => ask(null));
      toast.success('Settings saved');
    },
    failure: ({ message }) => message ?? FAILED,
  });
  const { review, checking } = useReview({ form }, before, ask);
  const onSubmit = (event: FormEvent) => {
    if (asked) return submit(event);
    event.preventDefault();
    review();
  };
  return (
    <form id={FORM} onSubmit={onSubmit}>
      <Stack gap="6">
        {groups.map(([title, names]) => (
          <Panel key={title} as="section" aria-label={title}>
            <Heading as="h2" size="lg" mb="4">
              {title}
            </Heading>
            <Stack gap="4">
              {names.map((field: SettingField) => (
                <SettingControl key={field} setting={settings.find(({ name }) => name === field)!} form={form} error={errorOf(field)} />
              ))}
            </Stack>
          </Panel>
        ))}
        <FormError>{errorOf('root')}</FormError>
        <Button type="submit" minH="11" alignSelf="start" loading={locked || checking}>
          Preview and save
        </Button>
      </Stack>
      <ConfirmDialog open={asked !== null} title="Change the settings?" yes="Save" no="Back" busy={locked} form={FORM} onNo={() => ask(null)}>
        {asked && <Review settings={settings} {...asked} />}
      </ConfirmDialog>
    </form>
  );
}
