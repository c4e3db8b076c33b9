import { expect, it } from 'vitest';
import { lookForRings, proposalsOf, setTerms } from '../../../../../test/rings.ts';
import { listing, student, unique } from '../../../../../test/test-clients.ts';

it('the assistant names what fits the wants of the viewer’s listing', async () => {
  const [one, other] = [await student(), await student()];
  const [quokka, wombat] = [unique('Quokka'), unique('Wombat')];
  const things = [await listing(one, { name: quokka }), await listing(other, { name: wombat })];
  const ask = async () =>
    (await one.ask('mutation ($query: String!) { askAssistant(input: { query: $query }) { text } }', { query: 'What can I swap my quokka for?' }))
      .data.askAssistant.text;
  expect(await ask()).toContain('Nothing fits what you would take now');
  await setTerms(one, things[0]!, { wants: [{ words: wombat }] });
  await setTerms(other, things[1]!, {});
  expect(await ask()).toContain(`[${wombat}](/product/${things[1]})`);
  await setTerms(other, things[1]!, { wants: [{ words: quokka }] });
  await lookForRings();
  expect(await proposalsOf(one)).toHaveLength(1);
  // A proposal reserves nothing.
  expect(await ask()).toContain(`[${wombat}](/product/${things[1]})`);
});
