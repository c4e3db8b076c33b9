import Linkify from 'linkify-react';

const options = {
  defaultProtocol: 'https',
  target: '_blank',
  rel: 'noopener noreferrer nofollow ugc',
  // Web and email addresses only; other schemes are not linked.
  validate: (address: string) => /^(https?:|mailto:|www\.|[^\s:]+\.[^\s:]+)/i.test(address),
};

/** A text with clickable web and email addresses. */
export function LinkedText({ children }: { children: string }) {
  return <Linkify options={options}>{children}</Linkify>;
}
