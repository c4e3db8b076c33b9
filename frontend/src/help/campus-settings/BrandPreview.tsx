import { Box, SimpleGrid, Text } from '@chakra-ui/react';
import type { UpdateCampusSettingsMutation } from '../../gql/graphql.ts';
import { semanticTokens } from '../../ui/theme/tokens.ts';

type Mode = 'light' | 'dark';
type LookOfPages = UpdateCampusSettingsMutation['updateCampusSettings']['campusSettings']['look'];
type Colors = Omit<NonNullable<LookOfPages>['light'], '__typename'>;

const { bg, fg, brand } = semanticTokens.colors;
const inMode = ({ value: { _light, _dark } }: typeof bg.DEFAULT, mode: Mode) => (mode === 'light' ? _light : _dark);

/** Returns the default colours of the pages, for colleges without their own. */
const pagesColors = (mode: Mode): Colors => ({
  solid: inMode(brand.solid, mode),
  onSolid: inMode(brand.contrast, mode),
  text: inMode(brand.fg, mode),
  subtle: inMode(brand.subtle, mode),
  border: inMode(brand.border, mode),
});

interface PreviewProps {
  name: string;
  /** Colours of the college; null for the default colours. */
  look: LookOfPages;
}

function Look({ name, look, mode }: PreviewProps & { mode: Mode }) {
  const { solid, onSolid, text, subtle, border } = look?.[mode] ?? pagesColors(mode);
  return (
    <Box
      as="figure"
      aria-label={`${name} in ${mode} mode`}
      p="4"
      borderRadius="l3"
      borderWidth="1px"
      style={{ background: inMode(bg.DEFAULT, mode), color: inMode(fg.DEFAULT, mode), borderColor: border }}
    >
      <Text fontFamily="heading" fontWeight="bold" fontSize="lg" overflowWrap="anywhere" style={{ color: text }}>
        {name}
      </Text>
      <Text mt="1" fontSize="sm">
        Desk lamp, <span style={{ color: text, textDecoration: 'underline' }}>see more</span>
      </Text>
      <Box mt="3" display="inline-block" px="4" py="2" borderRadius="l2" fontWeight="semibold" style={{ background: solid, color: onSolid }}>
        Sell
      </Box>
      <Box ms="2" display="inline-block" px="4" py="2" borderRadius="l2" fontWeight="semibold" style={{ background: subtle, color: text }}>
        Chosen
      </Box>
    </Box>
  );
}

/** Preview of the name and the colours in both colour modes. */
export function BrandPreview(props: PreviewProps) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
      <Look {...props} mode="light" />
      <Look {...props} mode="dark" />
    </SimpleGrid>
  );
}
