import { Box } from '@chakra-ui/react';
import encodeQR from 'qr';
import { useMemo } from 'react';

/** Light modules around the symbol, which readers require. */
const BORDER = 2;

/** Returns the dark modules of a QR code as an SVG path. */
function pathOf(text: string): { path: string; size: number } {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { path, size: modules.length };
}

/** QR code of a text. It is dark on light in both colour modes, because not every reader accepts the reverse. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => pathOf(text), [text]);
  return (
    <Box style={{ background: '#fff' }} borderRadius="l2" p="2" w="full" maxW="56" mx="auto">
      <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" style={{ display: 'block', width: '100%' }}>
        <path d={path} fill="#000" />
      </svg>
    </Box>
  );
}
