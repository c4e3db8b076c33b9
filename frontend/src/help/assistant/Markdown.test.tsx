import { ChakraProvider } from '@chakra-ui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { makeSystem } from '../../ui/theme/theme.ts';
import { Markdown } from './Markdown.tsx';

const html = (text: string) => {
  const page = renderToStaticMarkup(
    <ChakraProvider value={makeSystem()}>
      <MemoryRouter>
        <Markdown text={text} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  return page.slice(page.lastIndexOf('</style>'));
};

describe('an answer of the assistant', () => {
  it('is rendered as Markdown', () => {
    expect(html('**Points**\n\n- one\n- two')).toMatch(/<strong>Points<\/strong>.*<li>one<\/li>/s);
  });

  it('shows raw HTML as text', () => {
    const shown = html('Hello <img src=x onerror=alert(1)> <script>alert(1)</script>');
    expect(shown).not.toMatch(/<img|<script/);
    expect(shown).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  it.each(['http', 'https', 'irc', 'ircs', 'mailto', 'xmpp'])('keeps %s URLs', (protocol) => {
    expect(html(`[x](${protocol}:y)`)).toContain(`href="${protocol}:y"`);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', 'file:///etc/passwd'])('blanks %s', (address) => {
    expect(html(`[x](${address})`)).toContain('<a href="">x</a>');
    expect(html(`![x](${address})`)).toContain('<img alt="x"/>');
  });

  it('opens site paths without a reload', () => {
    expect(html('[Guitar](/product/5)')).toContain('href="/product/5"');
  });
});
