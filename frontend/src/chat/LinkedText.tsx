import Linkify from 'linkify-react';

const options = {
  defaultProtocol: 'https',
  target: '_blank',
  rel: 'noopener noreferrer nofollow ugc',
  // Web and mail addresses only: nothing that runs a program.
  validate: (address: string) => /^(https?:|mailto:|www\.|[^\s:]+\.[^\s:]+)/i.test(address),
};

/** A text in which web and mail addresses can be clicked. */
export function LinkedText({ children }: { children: string }) {
  return <Linkify options={options}>{children}</Linkify>;
}
