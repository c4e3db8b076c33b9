import { lazyComponent } from '../ui/lazyComponent.tsx';

/** What finds links is loaded when there may be one; without it the text is shown as it is. */
const LinkedText = lazyComponent<{ children: string }>({
  load: async () => (await import('./LinkedText.tsx')).LinkedText,
  message: '',
  fallback: ({ children }) => children,
  failure: (_alert, { children }) => children,
});

/** The text of a message, with its links. */
export function MessageText({ children }: { children: string }) {
  return children.includes('.') ? <LinkedText>{children}</LinkedText> : children;
}
