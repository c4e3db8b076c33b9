import { useSearchParams, type LoaderFunctionArgs } from 'react-router-dom';
import { RowsSkeleton } from '../../../ui/tables/DataTable.tsx';
import { EmptySearches, loadEmptySearches } from './EmptySearches.tsx';
import { loadSynonyms, Synonyms } from './Synonyms.tsx';

const asksForSynonyms = (params: URLSearchParams) => params.get('list') === 'synonyms';

const loader = (args: LoaderFunctionArgs) => (asksForSynonyms(new URL(args.request.url).searchParams) ? loadSynonyms(args) : loadEmptySearches(args));

/** Page with the searches without results, or with the synonyms. */
function SearchWordsPage() {
  const [params] = useSearchParams();
  return asksForSynonyms(params) ? <Synonyms /> : <EmptySearches />;
}

export const searchWordsPage = {
  Component: SearchWordsPage,
  Skeleton: RowsSkeleton,
  loader,
  failure: () => 'The search words could not be loaded.',
};
