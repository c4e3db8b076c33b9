interface Props {
  children: string;
  /** How much waits on the page. */
  count?: number;
}

/** Sets the document's title while the page is shown. */
export function PageTitle({ children, count = 0 }: Props) {
  return <title>{count > 0 ? `(${count}) ${children}` : children}</title>;
}
