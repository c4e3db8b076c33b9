import { Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { NotFoundPage } from '../../app/NotFoundPage.tsx';
import { brand } from '../../lib/texts/college.ts';
import { PageTitle } from '../../ui/elements/PageTitle.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { DeveloperPage } from './DeveloperPage.tsx';
import { guides } from './guides.ts';

/** Page of one guide with its examples. */
export function GuidePage() {
  const { guide: slug } = useParams();
  const guide = guides.find((each) => each.slug === slug?.toLowerCase());
  if (!guide) return <NotFoundPage />;
  const { title, paragraphs, snippets = [], examples = [] } = guide;
  return (
    <DeveloperPage heading={title}>
      <PageTitle>{`${title} - ${brand}`}</PageTitle>
      {paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {snippets.map(({ label, code }) => (
        <CodeBlock key={label} label={label} code={code} />
      ))}
      {examples.map(({ file, code }) => (
        <CodeBlock key={file} label={file} code={code} />
      ))}
    </DeveloperPage>
  );
}
