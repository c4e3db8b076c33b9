import { useSearchParams } from 'react-router-dom';

/** The search, filter and sort order of a list, kept in the URL. An empty value is removed. */
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

/** The value of an enumerated parameter; the first choice for any other value. */
export function choiceOf<Choice extends string>(params: URLSearchParams, name: string, choices: readonly [Choice, ...Choice[]]): Choice {
  return choices.find((choice) => choice === params.get(name)) ?? choices[0];
}
