// @vitest-environment happy-dom
import { ChakraProvider, Input } from '@chakra-ui/react';
import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readDraft, saveDraft } from '../../lib/files/drafts.ts';
import { object, text } from '../../lib/texts/rules.ts';
import { useDraftForm } from '../forms/useDraftForm.ts';
import { makeSystem } from '../theme/theme.ts';
import { ProgramForm } from './ProgramForm.tsx';

const DRAFT = 'program-form';

function Form() {
  const { form, submit } = useDraftForm({
    schema: object({ title: text({ minLength: 1 }) }),
    defaultValues: { title: '' },
    draft: DRAFT,
    send: async () => undefined,
    failure: () => 'Could not be sent',
  });
  // The HTML contains the watched value, and changes of the fields are saved.
  return (
    <form onSubmit={submit}>
      <Input aria-label="Title" {...form.register('title')} />
      <button>{form.watch('title') ? 'Send again' : 'Send'}</button>
    </form>
  );
}

const page = (
  <ChakraProvider value={makeSystem()}>
    <ProgramForm>
      <Form />
    </ProgramForm>
  </ChakraProvider>
);

it('is disabled without its draft in server-rendered HTML, and has its draft and can be sent after hydration', async () => {
  saveDraft(DRAFT, { title: 'Guitar' });
  const element = document.createElement('div');
  element.innerHTML = renderToString(page);
  document.body.append(element);
  const field = () => screen.getByLabelText<HTMLInputElement>('Title');
  expect([field().closest('fieldset')?.hasAttribute('disabled'), field().value]).toEqual([true, '']);
  const errors: unknown[] = [];
  const root = await act(async () => hydrateRoot(element, page, { onRecoverableError: (error) => errors.push(error) }));
  expect([errors, field().closest('fieldset'), field().value]).toEqual([[], null, 'Guitar']);
  expect(screen.getByRole('button').textContent).toBe('Send again');
  fireEvent.input(field(), { target: { value: 'Guitar case' } });
  expect(readDraft(DRAFT, { title: '' })).toEqual({ title: 'Guitar case' });
  act(() => root.unmount());
  element.remove();
});
