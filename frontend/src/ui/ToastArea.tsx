import { Button, createToaster, Toast, Toaster } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { toastRecipe } from './recipes.ts';

const SHOWN_MS = 3000;

export interface ToastOptions {
  title: string;
  type: 'success' | 'error';
  icon?: string;
  /** The page that the toast links to. */
  link?: { label: string; to: string };
}

/** Above the bottom bar of a phone and the actions fixed above it. */
const ABOVE_BARS = 'calc(16px + var(--bottom-bar, 0px) + var(--bottom-actions, 0px))';

/** Bottom centre, 3 seconds. */
const toaster = createToaster({
  placement: 'bottom',
  duration: SHOWN_MS,
  pauseOnPageIdle: true,
  max: 4,
  offsets: { bottom: ABOVE_BARS, top: '16px', left: '16px', right: '16px' },
});

/** Shows a toast, or queues it until the toast area is mounted. */
export function showToast({ title, type, icon, link }: ToastOptions): void {
  toaster.create({ title, type, meta: { icon, link } });
}

export function ToastArea() {
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(item) => {
        const { icon, link } = (item.meta ?? {}) as Pick<ToastOptions, 'icon' | 'link'>;
        return (
          <Toast.Root recipe={toastRecipe} width={{ base: 'full', md: 'sm' }} borderRadius="l3">
            {icon && <span aria-hidden="true">{icon}</span>}
            <Toast.Title fontWeight="semibold" pe={link ? '2' : '8'}>
              {item.title}
            </Toast.Title>
            {link && (
              <Button asChild size="sm" variant="outline" color="inherit" borderColor="currentColor" ms="auto" me="8">
                <Link to={link.to} onClick={() => toaster.dismiss(item.id)}>
                  {link.label}
                </Link>
              </Button>
            )}
            <Toast.CloseTrigger aria-label="Close" minW="11" minH="11" insetEnd="0" top="0" />
          </Toast.Root>
        );
      }}
    </Toaster>
  );
}
