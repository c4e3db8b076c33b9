/** Sets the document's title while the page is shown. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children}</title>;
}
