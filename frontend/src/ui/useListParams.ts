import { useSearchParams } from 'react-router-dom';

/** The search, filter and order of a list in the address. An empty value leaves it. */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const change = (name: string, value: string) =>
    setParams(
      (old) => {
        if (value) old.set(name, value);
        else old.delete(name);
        return old;
      },
      { preventScrollReset: true },
    );
  return { get: (name: string) => params.get(name) ?? '', change };
}

/** The value of a parameter that has to be one of a few; anything else is the first of them. */
export function choiceOf<Choice extends string>(params: URLSearchParams, name: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((choice) => choice === params.get(name)) ?? choices[0];
}
