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

/** The value of a parameter that has choices, as a list shows them; the first one for any other value. */
export function choiceOf<Value extends string>(params: URLSearchParams, name: string, choices: readonly (readonly [Value, label: string])[]): Value {
  return choices.find(([value]) => value === params.get(name))?.[0] ?? choices[0]![0];
}
