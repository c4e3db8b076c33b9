// @vitest-environment happy-dom
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { array, string } from 'zod/mini';
import { object, optionalText, text } from '../../lib/texts/rules.ts';
import { useDraftForm } from './useDraftForm.ts';

vi.mock('../dialogs/toaster.ts', () => ({ toast: { error: vi.fn() } }));

const schema = object({ title: text({ minLength: 1, emptyMessage: 'Enter a title' }), password: text({ minLength: 0 }) });

function Form({ send }: { send: (values: { title: string }, key: string) => Promise<unknown> }) {
  const { form, locked, submit, errorOf, startOver, restored } = useDraftForm({
    schema,
    defaultValues: { title: '', password: '' },
    draft: 'test',
    secret: ['password'],
    send,
    serverNames: { heading: 'title' },
    failure: ({ message }) => message ?? 'Could not be sent',
  });
  return (
    <form onSubmit={submit} aria-label={restored ? 'restored' : 'new'}>
      <input aria-label="Title" {...form.register('title')} />
      <input aria-label="Password" {...form.register('password')} />
      <p role="alert">{errorOf('title') ?? errorOf('root')}</p>
      <button disabled={locked}>Send</button>
      <button type="button" onClick={startOver}>
        Start over
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const alert = () => screen.getByRole('alert').textContent;

describe('a form with a draft', () => {
  it('keeps its draft when it is unmounted, except secret fields', () => {
    const { unmount } = render(<Form send={async () => undefined} />);
    type('Title', 'Guitar');
    type('Password', 'secret');
    unmount();
    render(<Form send={async () => undefined} />);
    expect([field('Title').value, field('Password').value]).toEqual(['Guitar', '']);
    expect(screen.getByRole('form').getAttribute('aria-label')).toBe('restored');
    press('Start over');
    expect(field('Title').value).toBe('');
  });

  it('is not rerendered while typing', async () => {
    const onRender = vi.fn();
    render(
      <Profiler id="form" onRender={onRender}>
        <Form send={async () => undefined} />
      </Profiler>,
    );
    onRender.mockClear();
    type('Title', 'Guitar');
    fireEvent.blur(field('Title'));
    type('Password', 'secret');
    await Promise.resolve();
    expect(onRender).not.toHaveBeenCalled();
    press('Start over');
  });

  it('is not sent while a field is invalid, and shows the error at that field', async () => {
    const send = vi.fn();
    render(<Form send={send} />);
    press('Send');
    await waitFor(() => expect(alert()).toBe('Enter a title'));
    expect(send).not.toHaveBeenCalled();
  });

  it('is sent once when it is submitted repeatedly and stays locked after a success', async () => {
    const send = vi.fn(async () => undefined);
    render(<Form send={send} />);
    type('Title', 'Guitar');
    press('Send');
    press('Send');
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    await waitFor(() => expect(sessionStorage.length).toBe(0));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  });

  it('keeps its values when it could not be sent and is resent with the same key', async () => {
    const send = vi.fn<(values: object, key: string) => Promise<void>>().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue();
    render(<Form send={send} />);
    type('Title', 'Guitar');
    press('Send');
    await waitFor(() => expect(alert()).toBe('Could not be sent'));
    expect(field('Title').value).toBe('Guitar');
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false));
    press('Send');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls[1]![1]).toBe(send.mock.calls[0]![1]);
  });

  it.each(['title', 'heading'])('shows the server error at the field it calls %s', async (name) => {
    const fields = [{ field: name, message: 'Taken' }];
    const rejection = new CombinedGraphQLErrors({ errors: [{ message: 'Rejected', extensions: { code: 'BAD_USER_INPUT', fields } }] });
    render(<Form send={() => Promise.reject(rejection)} />);
    type('Title', 'Guitar');
    press('Send');
    await waitFor(() => expect(alert()).toBe('Taken'));
  });
});

describe('an edit form', () => {
  function Change({ sendChanges }: { sendChanges: (changes: object) => Promise<unknown> }) {
    const { form, submit, errorOf } = useDraftForm({
      schema: object({
        title: text({ minLength: 1, emptyMessage: 'Enter a title' }),
        hint: optionalText({ maxLength: 5, message: 'At most 5' }),
        courses: array(string()),
      }),
      defaultValues: { title: '', hint: 'By the tree', courses: ['CSE2001'] },
      draft: 'change',
      sendChanges,
      failure: ({ message }) => message ?? 'Could not be sent',
      afterSuccess: 'keep',
    });
    return (
      <form onSubmit={submit}>
        <input aria-label="Title" {...form.register('title')} />
        <input aria-label="Hint" {...form.register('hint')} />
        <p role="alert">{errorOf('title') ?? errorOf('hint')}</p>
        <button>Send</button>
      </form>
    );
  }

  it('validates and sends only the changed fields, an emptied one as null', async () => {
    const sendChanges = vi.fn(async () => undefined);
    render(<Change sendChanges={sendChanges} />);
    type('Hint', '');
    press('Send');
    await waitFor(() => expect(sendChanges).toHaveBeenCalledWith({ hint: null }));
  });

  it('rejects a changed field that breaks its rule', async () => {
    const sendChanges = vi.fn();
    render(<Change sendChanges={sendChanges} />);
    type('Hint', 'By the river');
    press('Send');
    await waitFor(() => expect(alert()).toBe('At most 5'));
    expect(sendChanges).not.toHaveBeenCalled();
  });

  it('compares with the values it sent last', async () => {
    const sendChanges = vi.fn(async () => undefined);
    render(<Change sendChanges={sendChanges} />);
    type('Hint', 'Gate');
    press('Send');
    await waitFor(() => expect(sendChanges).toHaveBeenLastCalledWith({ hint: 'Gate' }));
    type('Title', 'Guitar');
    press('Send');
    await waitFor(() => expect(sendChanges).toHaveBeenLastCalledWith({ title: 'Guitar' }));
  });
});
