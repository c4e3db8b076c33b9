// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderOnNetwork } from '../../test-network.tsx';
import { discardDraft } from '../../lib/files/drafts.ts';
import { toast } from '../../ui/dialogs/toaster.ts';
import { fields, type Setting } from './settingFields.ts';
import { SettingsForm } from './SettingsForm.tsx';

vi.mock('../../ui/dialogs/toaster.ts', () => ({ toast: { error: vi.fn(), success: vi.fn() } }));

// Discards the draft of the previous test.
beforeEach(() => discardDraft('campus-settings'));

const own: Record<string, string> = { BRAND_NAME: 'Campus two' };
const settings = (changed: Record<string, string> = {}): Setting[] =>
  fields.map((name) => {
    const value = changed[name] ?? own[name];
    const of = { __typename: 'CampusSetting' as const, name, title: name, about: 'About it.', otherwise: 'of all', isChangeable: true };
    return value === undefined ? { ...of, value: 'of all', source: 'DEFAULT' } : { ...of, value, source: 'CAMPUS' };
  });

const colors = { solid: '#0b5d3b', onSolid: '#fff', text: '#0b5d3b', subtle: '#eee', border: '#aaa' };
const answer = (changed: Record<string, string>) => ({
  data: {
    updateCampusSettings: {
      campusSettings: { campus: 'two', file: null, look: { light: colors, dark: colors }, settings: settings(changed) },
    },
  },
});

/** Renders the form on a network that returns the given responses in turn. Returns what was sent. */
const form = (...answers: object[]): unknown[] => renderOnNetwork(<SettingsForm settings={settings()} />, answers, ({ input }) => input as unknown);

const type = (label: string, value: string) => fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('validates changes, previews them with the name in both modes, and saves them once after confirmation', async () => {
  const changed = { BRAND_NAME: 'Hofladen', BRAND_COLOR: '#0b5d3b' };
  const sent = form(answer(changed), answer(changed));
  type('BRAND_NAME', 'Hofladen');
  type('BRAND_COLOR', '#0b5d3b');
  await press('Preview and save');
  expect(await screen.findByText('Campus two → Hofladen')).toBeTruthy();
  expect(screen.getByText('of all → #0b5d3b')).toBeTruthy();
  expect(screen.getByLabelText('Hofladen in light mode')).toBeTruthy();
  expect(screen.getByLabelText('Hofladen in dark mode')).toBeTruthy();
  expect(sent).toHaveLength(1);
  await press('Save');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Settings saved'));
  const changes = Object.entries(changed).map(([name, value]) => ({ name, value }));
  expect(sent).toEqual([{ changes, dryRun: true }, { changes }]);
});

it('shows a server error at its field and asks for no confirmation', async () => {
  const message = 'Currency must be the code of a currency';
  const extensions = { code: 'INVALID_INPUT', fields: [{ field: 'CURRENCY', message }] };
  form({ data: null, errors: [{ message, extensions }] });
  type('CURRENCY', 'XYZ');
  await press('Preview and save');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(message));
  expect(screen.queryByText('Change the settings?')).toBeNull();
});

it('sends null for emptied fields, and nothing when nothing changed', async () => {
  const sent = form(answer({}));
  await press('Preview and save');
  await waitFor(() => expect(toast.success).toHaveBeenCalledWith('Nothing changed'));
  type('BRAND_NAME', '');
  await press('Preview and save');
  await waitFor(() => expect(sent).toEqual([{ changes: [{ name: 'BRAND_NAME', value: null }], dryRun: true }]));
});
