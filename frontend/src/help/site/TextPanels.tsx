import { Heading, SimpleGrid, Text, type SimpleGridProps } from '@chakra-ui/react';
import { Panel } from '../../ui/elements/Panel.tsx';

/** Panels with a title and a text each, side by side on wide screens. */
export function TextPanels({ panels, ...grid }: SimpleGridProps & { panels: readonly { title: string; text: string }[] }) {
  return (
    <SimpleGrid gap="4" {...grid}>
      {panels.map(({ title, text }) => (
        <Panel key={title}>
          <Heading as="h3" size="md" mb="2" overflowWrap="anywhere">
            {title}
          </Heading>
          <Text color="fg.muted" overflowWrap="anywhere">
            {text}
          </Text>
        </Panel>
      ))}
    </SimpleGrid>
  );
}
