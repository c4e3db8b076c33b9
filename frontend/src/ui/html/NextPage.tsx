import { Link, useSearchParams } from 'react-router-dom';
import { AFTER } from '../../lib/html/paging.ts';

/** Link to the next page of a list, for browsers without JavaScript. */
export function NextPage({ cursor }: { cursor: string | null | undefined }) {
  const params = new URLSearchParams(useSearchParams()[0]);
  if (!cursor) return null;
  params.set(AFTER, cursor);
  return (
    <noscript>
      <p>
        <Link to={`?${params.toString()}`} rel="next" data-plain="">
          Next page
        </Link>
      </p>
    </noscript>
  );
}
