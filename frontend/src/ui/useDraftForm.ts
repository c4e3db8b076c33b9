import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useForm, type DefaultValues, type FieldErrors, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { discardDraft, readDraft, saveDraft } from '../lib/drafts.ts';
import { idempotencyKeyOf, renewIdempotencyKey } from '../lib/idempotencyKey.ts';
import { requestErrorOf, type RequestError } from '../lib/requestError.ts';
import { toast } from './toaster.ts';

interface Options<Typed extends FieldValues, Sent> {
  schema: ZodMiniType<Sent, Typed>;
  defaultValues: Typed;
  /** Under which name what was typed is kept until it is sent; also the name of its idempotency key. */
  draft: string;
  /** Fields that are never kept: passwords and codes. */
  secret?: readonly (keyof Typed)[];
  /** Sends the form. What it throws is shown at the fields, or above the button. */
  send: (values: Sent, idempotencyKey: string) => Promise<unknown>;
  /** The words for a failure. */
  failure: (problem: RequestError) => string;
  /** The words for a form that is not even sent; without them only the fields speak. */
  invalid?: (errors: FieldErrors<Typed>, values: Typed) => string | undefined;
  /** After a success: the form is gone soon and stays locked till then (default), is empty and ready for another, or keeps what it holds. */
  afterwards?: 'gone' | 'empty' | 'kept';
}

export interface DraftForm<Typed extends FieldValues, Sent> {
  form: UseFormReturn<Typed, unknown, Sent>;
  /** True from the click until the answer is shown, and after a success until the form is gone. */
  locked: boolean;
  submit: (event: FormEvent) => void;
  /** The message at a field. */
  errorOf: (field: Path<Typed> | 'root') => string | undefined;
  /** Empties the form and forgets what was kept. */
  startOver: () => void;
  /** Whether it began with what was kept. */
  restored: boolean;
}

const without = (values: object, secret: readonly PropertyKey[]) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)));

function useKeptValues<Typed extends FieldValues, Sent>({ schema, defaultValues, draft, secret = [] }: Options<Typed, Sent>) {
  const [kept] = useState(() => readDraft(draft, defaultValues));
  const form = useForm<Typed, unknown, Sent>({ resolver: zodResolver(schema), defaultValues: { ...defaultValues, ...kept } as DefaultValues<Typed> });
  const hidden = secret.join();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => saveDraft(draft, without(values, hidden.split(','))),
      }),
    [form, draft, hidden],
  );
  return { form, restored: Object.keys(kept).length > 0 };
}

function showProblem<Typed extends FieldValues, Sent>(form: UseFormReturn<Typed, unknown, Sent>, problem: RequestError, words: string): void {
  const known = Object.entries(problem.fields).filter(([field]) => field in form.getValues());
  known.forEach(([field, message], index) => form.setError(field as Path<Typed>, { message }, { shouldFocus: index === 0 }));
  if (known.length === 0) form.setError('root', { message: words });
}

/** A form by react-hook-form whose draft survives a reload, that is sent once, and that shows what the server refuses at its fields. */
export function useDraftForm<Typed extends FieldValues, Sent>(options: Options<Typed, Sent>): DraftForm<Typed, Sent> {
  const { draft, defaultValues, send, failure, invalid, afterwards = 'gone' } = options;
  const { form, restored } = useKeptValues(options);
  const [locked, setLocked] = useState(false);
  const sending = useRef(false);

  const startOver = () => {
    form.reset(defaultValues);
    discardDraft(draft);
  };

  const attempt = async (values: Sent): Promise<boolean> => {
    try {
      await send(values, idempotencyKeyOf(draft));
      renewIdempotencyKey(draft);
      return true;
    } catch (error) {
      const problem = requestErrorOf(error);
      if (problem.code === 'IDEMPOTENCY_CONFLICT') renewIdempotencyKey(draft);
      const words = failure(problem);
      showProblem(form, problem, words);
      toast.error(words);
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
      const words = invalid?.(errors, form.getValues());
      if (words) toast.error(words);
    })(event);
    if (sent && afterwards === 'empty') startOver();
    if (sent && afterwards === 'gone') return discardDraft(draft);
    sending.current = false;
    setLocked(false);
  };

  const errorOf = (field: Path<Typed> | 'root') =>
    field === 'root' ? form.formState.errors.root?.message : form.getFieldState(field, form.formState).error?.message;
  return { form, locked, submit: (event) => void submit(event), errorOf, startOver, restored };
}
