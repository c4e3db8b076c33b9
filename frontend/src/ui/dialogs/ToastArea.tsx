import { Button, createToaster, Toast, Toaster } from '@chakra-ui/react';
import type { FocusEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActionBar } from '../elements/ActionBar.tsx';
import { setLastingAction, type LastingAction } from './lastingAction.ts';
import { toastRecipe } from '../theme/recipes.ts';

const SHOWN_MS = 3000;
/** Time in milliseconds for which a toast with an action is shown. After that the action moves into the bar. */
const ACTION_SHOWN_MS = 8000;
const MOST_SHOWN = 4;

export interface ToastOptions {
  title: string;
  type: 'success' | 'error';
  icon?: string;
  /** Page that the toast links to. */
  link?: { label: string; to: string };
  /** Button of the toast. It is shown for 8 seconds, and then in a bar until it expires. It replaces the previous action. */
  action?: Omit<LastingAction, 'title'>;
}

/** Position above the bottom bar of a phone and the actions fixed above it, unless a dialog is open (`globalStyles.ts`). */
const BOTTOM = 'var(--toasts-bottom, calc(16px + var(--bottom-bar, 0px) + var(--bottom-actions)))';

/** Shows toasts at the bottom centre for 3 seconds. */
const toaster = createToaster({
  placement: 'bottom',
  duration: SHOWN_MS,
  pauseOnPageIdle: true,
  offsets: { bottom: BOTTOM, top: '16px', left: '16px', right: '16px' },
});

/** Ids of the error toasts on the screen. A toast about lost points is not an error. */
const errors = new Set<string>();

/** Id of the visible toast with an action. */
let lasting: string | undefined;

/** Closes the toast of an action, or its bar, without running the action. */
export function dropAction(): void {
  const id = lasting;
  lasting = undefined;
  if (id !== undefined) toaster.dismiss(id);
  setLastingAction(undefined);
}

/** Closes the oldest toasts to make room for another one, because toasts do not expire while the pointer is over them. */
function makeRoom(): void {
  for (const { id } of toaster.getVisibleToasts().slice(MOST_SHOWN - 1)) if (id !== undefined && id !== lasting) toaster.dismiss(id);
}

/** Shows a toast, or queues it until the toast area is mounted. */
export function showToast({ title, type, icon, link, action }: ToastOptions): void {
  // A success closes the error toasts, which may be about an earlier attempt.
  if (type === 'success') errors.forEach((id) => toaster.dismiss(id));
  makeRoom();
  if (!action) {
    const id = toaster.create({ title, type, meta: { icon, link } });
    if (type === 'error' && !icon) errors.add(id);
    return;
  }
  dropAction();
  const id = toaster.create({
    title,
    type,
    meta: { icon, link, action },
    duration: ACTION_SHOWN_MS,
    onStatusChange: ({ status }) => {
      if (status !== 'unmounted' || lasting !== id) return;
      lasting = undefined;
      setLastingAction({ title, ...action });
    },
  });
  lasting = id;
}

/** Element that had the focus before it moved to the toasts. */
let focusedBefore: HTMLElement | undefined;

const staysWithin = ({ currentTarget, relatedTarget }: FocusEvent) => relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

function rememberFocus(event: FocusEvent): void {
  if (!staysWithin(event) && event.relatedTarget instanceof HTMLElement) focusedBefore = event.relatedTarget;
}

/** Lets the focus leave the toasts. The library would return it to the element that had it before, so that Tab would never get past the toasts. */
function leave(event: FocusEvent): void {
  if (staysWithin(event)) return;
  event.stopPropagation();
  if (!event.currentTarget.matches(':hover')) toaster.resume();
}

type Meta = Pick<ToastOptions, 'icon' | 'link' | 'action'>;

const inToast = { size: 'sm', variant: 'outline', color: 'inherit', borderColor: 'currentColor', minH: '11', ms: 'auto', me: '8' } as const;

function ToastCard({ id, title, meta: { icon, link, action } }: { id: string | undefined; title: ReactNode; meta: Meta }) {
  const act = () => {
    dropAction();
    focusedBefore?.focus({ preventScroll: true });
    action?.run();
  };
  const close = () => {
    if (id === lasting) dropAction();
    focusedBefore?.focus({ preventScroll: true });
  };
  return (
    <Toast.Root recipe={toastRecipe} width={{ base: 'full', md: 'sm' }} borderRadius="l3">
      {icon && <span aria-hidden="true">{icon}</span>}
      <Toast.Title fontWeight="semibold" pe={link || action ? '2' : '8'}>
        {title}
      </Toast.Title>
      {link && (
        <Button asChild {...inToast}>
          <Link to={link.to} onClick={() => toaster.dismiss(id)}>
            {link.label}
          </Link>
        </Button>
      )}
      {action && (
        <Button {...inToast} onClick={act}>
          {action.label}
        </Button>
      )}
      <Toast.CloseTrigger onClick={close} aria-label="Close" minW="11" minH="11" insetEnd="0" top="0" />
    </Toast.Root>
  );
}

/** Area with the toasts, and the bar into which the action of a toast moves. */
export function ToastArea() {
  return (
    <>
      <ActionBar />
      <Toaster toaster={toaster} insetInline={{ mdDown: '4' }} onFocus={rememberFocus} onBlurCapture={leave}>
        {({ id, title, meta }) => <ToastCard id={id} title={title} meta={(meta ?? {}) as Meta} />}
      </Toaster>
    </>
  );
}
