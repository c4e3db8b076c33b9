import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { discardDraft, readDraft, saveDraft } from '../../lib/files/drafts.ts';
import { useIsHydrated } from '../../lib/html/useIsHydrated.ts';
import { messages } from '../../lib/texts/messages.ts';
import { sendOnce } from '../../lib/files/idempotencyKey.ts';
import { requestErrorOf, type RequestError } from '../../lib/texts/requestError.ts';
import { toast } from '../dialogs/toaster.ts';
import { Baseline, changesResolver } from './changes.ts';

/** Function that sends a form. Its errors are shown at the fields or above the button. */
export type Sending<Sent> =
  | { /** Sends what the form makes. */ send: (values: Sent, idempotencyKey: string) => Promise<unknown>; sendChanges?: undefined }
  | {
      /** Sends only the fields that differ from `defaultValues`. Only these fields are validated. */
      sendChanges: (changes: Partial<Sent>) => Promise<unknown>;
      send?: undefined;
    };

type Options<Typed extends FieldValues, Sent> = Sending<Sent> & {
  schema: ZodMiniType<Sent, Typed>;
  defaultValues: Typed;
  /** Name under which the draft and its idempotency key are stored until the form is sent. */
  draft: string;
  /** Fields that are never stored: passwords and codes. */
  secret?: readonly (keyof Typed)[];
  /** Form fields by the name that the server's input uses, if it differs. */
  serverNames?: Readonly<Record<string, Path<Typed>>>;
  /** Returns the text for an error. */
  failure: (error: RequestError) => string;
  /** Returns the text for a form that is not sent because of invalid fields. By default only the fields show errors. */
  invalid?: (errors: FieldErrors<Typed>, values: Typed) => string | undefined;
  /** State after a success: locked until the form is unmounted (default), reset, or with its values. */
  afterSuccess?: 'lock' | 'reset' | 'keep';
};

export interface DraftForm<Typed extends FieldValues, Sent> {
  form: UseFormReturn<Typed, unknown, Sent>;
  /** Whether the form is locked: from the submit until the response is shown, and after a success until the form is unmounted. */
  locked: boolean;
  submit: (event: FormEvent) => void;
  /** Returns the error message of a field. */
  errorOf: (field: Path<Typed> | 'root') => string | undefined;
  /** Resets the form and deletes its draft. */
  startOver: () => void;
  /** Whether the form was restored from a draft. */
  restored: boolean;
}

const omit = (values: object, secret: readonly PropertyKey[]) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));

function useDraftValues<Typed extends FieldValues, Sent>({ schema, defaultValues, draft, secret = [], sendChanges }: Options<Typed, Sent>) {
  // The server has no drafts. A form in its HTML is mounted again once the page is hydrated (`ProgramForm`).
  const isHydrated = useIsHydrated();
  const [stored] = useState(() => (isHydrated ? readDraft(draft, defaultValues) : {}));
  // Values at the start of editing and after each submit. Later changes of `defaultValues` are not changes of this form.
  const [before] = useState(() => new Baseline(defaultValues));
  const form = useForm<Typed, unknown, Sent>({
    resolver: sendChanges ? changesResolver(schema, before) : zodResolver(schema),
    defaultValues: { ...defaultValues, ...stored } as DefaultValues<Typed>,
  });
  const hidden = secret.join();
  useEffect(() => {
    if (!isHydrated) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(draft, omit(values, hidden.split(','))),
    });
  }, [form, draft, hidden, isHydrated]);
  return { form, before, restored: Object.keys(stored).length > 0 };
}

function showError<Typed extends FieldValues, Sent>(
  form: UseFormReturn<Typed, unknown, Sent>,
  fields: RequestError['fields'],
  message: string,
): void {
  const known = Object.entries(fields).filter(([field]) => field in form.getValues());
  known.forEach(([field, fieldMessage], index) => form.setError(field as Path<Typed>, { message: fieldMessage }, { shouldFocus: index === 0 }));
  if (known.length === 0) form.setError('root', { message });
}

/** Returns a react-hook-form form. Its draft survives a reload, it is sent once, and its fields show the server's errors. */
export function useDraftForm<Typed extends FieldValues, Sent>(options: Options<Typed, Sent>): DraftForm<Typed, Sent> {
  const { draft, defaultValues, send, sendChanges, failure, invalid, serverNames = {}, afterSuccess = 'lock' } = options;
  const { form, before, restored } = useDraftValues(options);
  const [locked, setLocked] = useState(false);
  const sending = useRef(false);

  const startOver = () => {
    before.set(defaultValues);
    form.reset(defaultValues);
    discardDraft(draft);
  };

  const attempt = async (values: Sent): Promise<boolean> => {
    try {
      await (sendChanges ? sendChanges(values) : sendOnce(draft, (idempotencyKey) => send(values, idempotencyKey)));
      before.set(form.getValues());
      return true;
    } catch (error) {
      const requestError = requestErrorOf(error);
      const message = failure(requestError);
      const isUnreached = requestError.message === undefined && !navigator.onLine;
      const fields = Object.entries(requestError.fields).map(([name, text]): [string, string] => [serverNames[name] ?? name, text]);
      showError(form, Object.fromEntries(fields), isUnreached ? messages.offlineForm : message);
      toast.error(message);
      return false;
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setLocked(true);
    let sent = false;
    const valid = async (values: Sent) => void (sent = await attempt(values));
    await form.handleSubmit(valid, (errors) => {
      const message = invalid?.(errors, form.getValues());
      if (message) toast.error(message);
    })(event);
    if (sent && afterSuccess === 'reset') startOver();
    if (sent && afterSuccess === 'lock') return discardDraft(draft);
    sending.current = false;
    setLocked(false);
  };

  // Reads only this part of the form's state. Other parts change with the first character in a field and would render the whole form again.
  const { errors } = form.formState;
  const errorOf = (field: Path<Typed> | 'root') => errors[field]?.message as string | undefined;
  return { form, locked, submit: (event) => void submit(event), errorOf, startOver, restored };
}
