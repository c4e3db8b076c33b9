import { useSearchParams } from 'react-router-dom';
import { HandoverDialog } from './lazyHandoverDialog.ts';

/** Handover that the URL names (`?handover=12`), as in links of notifications. Closing it shows the page of orders. */
export function LinkedHandover() {
  const [params, setParams] = useSearchParams();
  const orderId = params.get('handover');
  const close = () =>
    setParams(
      (old) => {
        old.delete('handover');
        return old;
      },
      { replace: true },
    );
  return orderId && <HandoverDialog key={orderId} orderId={orderId} onClose={close} />;
}
