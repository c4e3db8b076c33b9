import { Toaster, Toast } from '@chakra-ui/react';
import { toaster } from './toaster.ts';

/** The place where toasts appear. */
export function Toasts() {
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
