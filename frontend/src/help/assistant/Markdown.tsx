import { chakra } from '@chakra-ui/react';
import { Component, type ReactNode } from 'react';
import ReactMarkdown, { defaultUrlTransform, type Components } from 'react-markdown';
import { Link } from 'react-router-dom';

const Prose = chakra('div', {
  base: {
    overflowWrap: 'anywhere',
    '& p + p, & p + ul, & ul + p, & p + blockquote': { mt: '2' },
    '& ul, & ol': { ps: '5', listStyleType: 'disc' },
    '& a': { textDecoration: 'underline', fontWeight: 'semibold' },
    '& blockquote': { borderInlineStartWidth: '3px', borderColor: 'border.emphasized', ps: '3' },
    '& img': { maxW: 'full' },
    '& pre': { whiteSpace: 'pre-wrap' },
  },
});

const components: Components = {
  // Paths of this site open without a reload.
  a: ({ href = '', children }) => (href.startsWith('/') ? <Link to={href}>{children}</Link> : <a href={href}>{children}</a>),
};

/** Error boundary that shows the text unformatted if it cannot be parsed as Markdown. */
class PlainOnFailure extends Component<{ text: string; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.text : this.props.children;
  }
}

/** Text rendered from Markdown. Raw HTML is shown as text. Links other than http, https, irc, ircs, mailto and xmpp are removed. */
export function Markdown({ text }: { text: string }) {
  return (
    <Prose>
      <PlainOnFailure text={text}>
        <ReactMarkdown components={components} urlTransform={defaultUrlTransform}>
          {text}
        </ReactMarkdown>
      </PlainOnFailure>
    </Prose>
  );
}
