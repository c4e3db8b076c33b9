import Linkify from 'linkify-react';

const options = {
  defaultProtocol: 'https',
  target: '_blank',
  rel: 'noopener noreferrer nofollow ugc',
  // Only web and email addresses are linked, no other schemes.
  validate: (address: string) => /^(https?:|mailto:|www\.|[^\s:]+\.[^\s:]+)/i.test(address),
};

/** Text with clickable web and email addresses. */
export function LinkedText({ children }: { children: string }) {
  return <Linkify options={options}>{children}</Linkify>;
}
