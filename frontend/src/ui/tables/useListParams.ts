import { useShownParams } from '../../lib/useShownParams.ts';

/** Returns the search, filter and sort order of a list, which are stored in the URL, and a function that changes them. An empty value is removed. */
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

/** Returns the value of a parameter with fixed choices; the first choice for any other value. */
export function choiceOf<Value extends string>(params: URLSearchParams, name: string, choices: readonly (readonly [Value, label: string])[]): Value {
  return choices.find(([value]) => value === params.get(name))?.[0] ?? choices[0]![0];
}
