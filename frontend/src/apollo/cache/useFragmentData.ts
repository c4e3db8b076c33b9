import type { FragmentType, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useFragment } from '@apollo/client/react';
import type { DocumentNode, FragmentDefinitionNode } from 'graphql';
import { useState } from 'react';
import { onServer } from '../../lib/html/onServer.ts';

/** Returns the name of a fragment. In a generated document the fragment itself comes first, before the fragments that it spreads. */
const nameOf = ({ definitions }: DocumentNode) => (definitions[0] as FragmentDefinitionNode).name.value;

/**
 * Reads a component's own fragment of a masked object from the cache. The component renders again when a field of the fragment changes.
 *
 * Keeps the last result while the cache lacks a part of the fragment: after the object was deleted, and while an evicted list is fetched again.
 * Returns undefined for null, and for an object that had left the cache before the component was first rendered.
 */
function useFragmentOfCache<Data>(fragment: TypedDocumentNode<Data>, from: FragmentType<NoInfer<Data>> | null | undefined): Data | undefined {
  const { data, complete } = useFragment({ fragment, fragmentName: nameOf(fragment), from: from ?? null });
  const { cache } = useApolloClient();
  const id = from ? cache.identify(from) : undefined;
  const [last, setLast] = useState(complete ? { id, data } : undefined);
  if (!complete) return last?.id === id ? last?.data : undefined;
  if (last?.data !== data || last.id !== id) setLast({ id, data });
  return data;
}

/** On the server, objects are not masked (`requestClient.ts`), so the object itself has the fields. */
const useFragmentOfObject = <Data>(_fragment: TypedDocumentNode<Data>, from: FragmentType<NoInfer<Data>> | null | undefined): Data | undefined =>
  from ?? undefined;

export const useFragmentData: typeof useFragmentOfCache = onServer ? useFragmentOfObject : useFragmentOfCache;
