import { createToaster, Toast, Toaster } from '@chakra-ui/react';

const SHOWN_MS = 3000;

export interface ToastWords {
  title: string;
  type: 'success' | 'error';
  icon?: string;
}

/** Bottom centre, 3 seconds. */
const toaster = createToaster({ placement: 'bottom', duration: SHOWN_MS, pauseOnPageIdle: true, max: 4 });

/** Shows a toast; one that comes before the area is on the page waits for it. */
export function showToast({ title, type, icon }: ToastWords): void {
  toaster.create({ title, type, meta: { icon } });
}

export function ToastArea() {
  return (
    <Toaster toaster={toaster} insetInline={{ mdDown: '4' }}>
      {(item) => {
        const good = item.type === 'success';
        const icon = item.meta?.icon as string | undefined;
        return (
          <Toast.Root
            bg={good ? 'good.solid' : 'bad.solid'}
            color={good ? 'good.contrast' : 'bad.contrast'}
            width={{ base: 'full', md: 'sm' }}
            borderRadius="l3"
          >
            {icon && <span aria-hidden="true">{icon}</span>}
            <Toast.Title fontWeight="semibold">{item.title}</Toast.Title>
          </Toast.Root>
        );
      }}
    </Toaster>
  );
}
