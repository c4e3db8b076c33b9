import { lazyComponent } from '../../../ui/lazyComponent.tsx';

/** The link detection is loaded when a text may have a link; until then the text is shown without links. */
const LinkedText = lazyComponent<{ children: string }>({
  load: async () => (await import('./LinkedText.tsx')).LinkedText,
  fallback: ({ children }) => children,
  silent: ({ children }) => children,
});

/** The text of a message, with its links. */
export function MessageText({ children }: { children: string }) {
  return children.includes('.') ? <LinkedText>{children}</LinkedText> : children;
}
