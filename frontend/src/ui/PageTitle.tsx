/** The title of the document while the page is shown. */
export function PageTitle({ children }: { children: string }) {
  return <title>{children}</title>;
}
