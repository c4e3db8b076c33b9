interface Props {
  children: string;
  /** Number of things on the page that need the viewer's attention. */
  count?: number;
}

/** Sets the document's title while the page is shown. */
export function PageTitle({ children, count = 0 }: Props) {
  return <title>{count > 0 ? `(${count}) ${children}` : children}</title>;
}
