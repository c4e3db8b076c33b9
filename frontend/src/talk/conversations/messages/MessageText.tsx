import { lazyComponent } from '../../../ui/lazyComponent.tsx';

/** Loaded when a text may contain a link. Until then the text is shown without links. */
const LinkedText = lazyComponent<{ children: string }>({
  load: async () => (await import('./LinkedText.tsx')).LinkedText,
  fallback: ({ children }) => children,
  silent: ({ children }) => children,
});

/** Text of a message, with its links. */
export function MessageText({ children }: { children: string }) {
  return children.includes('.') ? <LinkedText>{children}</LinkedText> : children;
}
