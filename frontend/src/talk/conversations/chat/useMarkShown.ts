import { useEffect, useEffectEvent, useRef } from 'react';
import { useCounts } from '../../../apollo/session/useCounts.ts';

/**
 * Marks as read what a chat shows: its messages, and notifications about it, which may be created after their message was read. It marks again each
 * time that counts arrive, even if they are equal, because something new may have followed what was marked before.
 */
export function useMarkShown(unread: number | undefined, mark: () => Promise<unknown>): void {
  const counts = useCounts();
  const latest = useEffectEvent(mark);
  const marked = useRef<object>(undefined);
  useEffect(() => {
    if (unread === undefined) return;
    const mayHaveNew = counts.notifications > 0 && marked.current !== counts;
    marked.current = counts;
    // If this fails, the message stays unread and is marked with the next message, or when the chat is opened again.
    if (unread > 0 || mayHaveNew) latest().catch(() => undefined);
  }, [unread, counts]);
}
