import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';

interface Combobox<Option> {
  input: RefObject<HTMLInputElement | null>;
  options: readonly Option[];
  /** Typed text. A change of the text clears the chosen option. */
  text: string;
  onPick: (option: Option) => void;
  onClose: () => void;
}

/** Returns the props that make an input the combobox of a list of options, and handles its keys while the list is shown. */
export function useCombobox<Option>({ input, options, text, onPick, onClose }: Combobox<Option>) {
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const [chosen, setChosen] = useState({ text, index: -1 });
  const active = chosen.text === text && chosen.index < options.length ? chosen.index : -1;
  const setActive = (index: number) => setChosen({ text, index });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const count = options.length;
    if (event.key === 'Escape' && count > 0) onClose();
    else if (event.key === 'ArrowDown' && count > 0) setActive((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setActive(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && active >= 0) onPick(options[active]!);
    else return;
    event.preventDefault();
  });

  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const handle = (event: KeyboardEvent) => onKeyDown(event);
    element.addEventListener('keydown', handle);
    element.setAttribute('role', 'combobox');
    element.setAttribute('aria-autocomplete', 'list');
    return () => {
      element.removeEventListener('keydown', handle);
      for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant']) element.removeAttribute(name);
    };
  }, [input]);

  const isExpanded = options.length > 0;
  const activeId = active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.setAttribute('aria-expanded', String(isExpanded));
    if (isExpanded) element.setAttribute('aria-controls', listId);
    else element.removeAttribute('aria-controls');
    if (activeId) element.setAttribute('aria-activedescendant', activeId);
    else element.removeAttribute('aria-activedescendant');
  }, [input, isExpanded, listId, activeId]);

  return { active, setActive, listId, optionId };
}
