import { chakra } from '@chakra-ui/react';
import { inputRecipe } from '@chakra-ui/react/theme';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The library's input without its tie to form fields, which would weigh more than the rest of the box. */
const Input = chakra('input', inputRecipe);

/** Searches products; holds what was asked for on the page of results. */
export function SearchBox() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const asked = pathname === '/search' ? (params.get('q') ?? '') : '';
  return <SearchForm key={asked} asked={asked} />;
}

/** "/" puts the cursor here. */
function SearchForm({ asked }: { asked: string }) {
  const [text, setText] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
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
    const words = text.trim();
    if (words) void navigate(`/search?q=${encodeURIComponent(words)}`);
  };
  return (
    <chakra.form role="search" onSubmit={submit} maxW={{ md: 'md' }} transition="max-width 150ms" _focusWithin={{ maxW: { md: 'xl' } }}>
      <Input
        ref={input}
        type="search"
        aria-label="Search for products"
        placeholder="Search for products..."
        value={text}
        maxLength={100}
        onChange={(event) => setText(event.target.value)}
        size="lg"
        borderRadius="full"
        bg="bg.panel"
        enterKeyHint="search"
      />
    </chakra.form>
  );
}
