import { useShownParams } from '../../lib/useShownParams.ts';

/** The search, filter and sort order of a list, kept in the URL. An empty value is removed. */
export function useListParams() {
  const { params, setParams } = useShownParams();
  const change = (name: string, value: string) => {
    const changed = new URLSearchParams(params);
    if (value) changed.set(name, value);
    else changed.delete(name);
    setParams(changed);
  };
  return { get: (name: string) => params.get(name) ?? '', change };
}

/** The value of an enumerated parameter; the first choice for any other value. */
export function choiceOf<Choice extends string>(params: URLSearchParams, name: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((choice) => choice === params.get(name)) ?? choices[0];
}
