/** Time in milliseconds that a pointer must rest on a link before its page is prefetched. */
const HOVER_MS = 60;

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isPage = link instanceof HTMLAnchorElement && link.origin === location.origin && link.href !== location.href;
  return isPage ? link : undefined;
}

/**
 * Runs work after the feedback of a touch is painted and before the finger is lifted. Browsers otherwise hold tasks back until the tap, whose
 * handling those tasks would delay.
 */
function afterTouch(work: () => void): void {
  requestAnimationFrame(() => {
    if ('scheduler' in window) void scheduler.postTask(work, { priority: 'user-blocking' });
    else setTimeout(work);
  });
}

/** Calls `prefetch` with the URL of each link of this site that is hovered, touched or focused. */
export function prefetchLinks(prefetch: (href: string) => void): void {
  let mouse = { x: -1, y: -1 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = ({ target }: Event): void => {
    const link = linkOf(target);
    if (link) prefetch(link.href);
  };
  /** Handles focus by keyboard only, because a tap also focuses the link that was touched. */
  const onFocus = (event: FocusEvent): void => {
    if (event.target instanceof Element && event.target.matches(':focus-visible')) now(event);
  };
  const onHover = (event: PointerEvent): void => {
    clearTimeout(timer);
    // Content that scrolls under a resting pointer does not count as hovered.
    const rests = event.screenX === mouse.x && event.screenY === mouse.y;
    mouse = { x: event.screenX, y: event.screenY };
    if (event.pointerType === 'mouse' && !rests) timer = setTimeout(() => now(event), HOVER_MS);
  };
  document.addEventListener('pointerover', onHover, { passive: true });
  document.addEventListener('pointerdown', (event) => afterTouch(() => now(event)), { passive: true });
  document.addEventListener('focusin', onFocus);
}
