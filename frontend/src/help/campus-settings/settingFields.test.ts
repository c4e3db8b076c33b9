import { expect, it } from 'vitest';
import { changesOf, fields, placeOf, valuesOf, type Setting } from './settingFields.ts';

const settings = (own: Record<string, string>): Setting[] =>
  fields.map((name) => ({
    ...{ __typename: 'CampusSetting' as const, name, title: name, about: name, otherwise: 'x', isChangeable: true },
    ...(name in own ? { value: own[name]!, source: 'CAMPUS' as const } : { value: 'x', source: 'INSTALLATION' as const }),
  }));

it("shows the campus's own values and leaves those of the installation empty", () => {
  const values = valuesOf(settings({ HELPLINE: 'Nightline' }));
  expect([values.HELPLINE, values.CURRENCY]).toEqual(['Nightline', '']);
});

it('has one line for each team member and sends it in the format of the setting', () => {
  const { COFOUNDERS } = valuesOf(settings({ COFOUNDERS: 'Asha: Keeps the code.; Ravi: Keeps the books.' }));
  expect(COFOUNDERS).toBe('Asha: Keeps the code.\nRavi: Keeps the books.');
  expect(changesOf({ COFOUNDERS: `${COFOUNDERS}\n\nMina: Talks.` })).toEqual([
    { name: 'COFOUNDERS', value: 'Asha: Keeps the code.; Ravi: Keeps the books.; Mina: Talks.' },
  ]);
});

it('sends null for emptied fields and nothing for the others', () => {
  expect(changesOf({ HELPLINE: ' ' })).toEqual([{ name: 'HELPLINE', value: null }]);
});

it('shows a map only for coordinates in degrees', () => {
  expect(placeOf('12.84, 80.15')).toEqual({ latitude: 12.84, longitude: 80.15 });
  expect([placeOf('12.84'), placeOf(','), placeOf('north,east')]).toEqual([undefined, undefined, undefined]);
});
