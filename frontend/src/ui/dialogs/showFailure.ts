import { requestErrorOf } from '../../lib/texts/requestError.ts';
import { toast } from './toaster.ts';

/** Shows why a request failed: the server's message, or the other text if the server sent none. */
export function showFailure(error: unknown, otherwise: string): void {
  toast.error(requestErrorOf(error).message || otherwise);
}
