import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '@chakra-ui/react/theme';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { frameMessages } from '../../lib/texts/frameMessages.ts';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const SearchSuggestions = lazyComponent({
  load: async () => (await import('./SearchSuggestions.tsx')).SearchSuggestions,
  message: frameMessages.partFailed,
  // The search works without suggestions.
  failure: () => null,
});

/** The library's input recipe without its form field context, which would be larger than the rest of the search box. */
const Input = chakra('input', inputRecipe);

/** Search box. On the search page it shows the current search text. */
export function SearchBox() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const searchText = pathname === '/search' ? (params.get('q') ?? '') : '';
  return <SearchForm key={searchText} searchText={searchText} />;
}

/** Form of the search box. "/" focuses it. */
function SearchForm({ searchText }: { searchText: string }) {
  const [text, setText] = useState(searchText);
  const [isOpen, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  // Takes over text that was typed before the application was loaded.
  useEffect(() => setText(input.current!.value), []);
  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    window.addEventListener('keydown', focusOnSlash);
    return () => window.removeEventListener('keydown', focusOnSlash);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const query = text.trim();
    setOpen(false);
    if (query) void navigate(`/search?q=${encodeURIComponent(query)}`);
  };
  return (
    <chakra.form
      role="search"
      // The form also works without JavaScript.
      action="/search"
      onSubmit={submit}
      onBlur={() => setOpen(false)}
      position="relative"
      maxW={{ md: 'md' }}
      transition="max-width 150ms"
      _focusWithin={{ maxW: { md: 'xl' } }}
    >
      <Input
        ref={input}
        type="search"
        name="q"
        aria-label="Search for products"
        placeholder="Search for products..."
        value={text}
        maxLength={100}
        autoComplete="off"
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
        }}
        size="lg"
        borderRadius="full"
        bg="bg.panel"
        textOverflow="ellipsis"
        enterKeyHint="search"
      />
      {isOpen && <SearchSuggestions input={input} text={text} onClose={() => setOpen(false)} />}
    </chakra.form>
  );
}
