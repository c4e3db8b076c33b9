import { chakra } from '@chakra-ui/react';
import { ProductPhoto } from './ProductPhoto.tsx';

interface Props {
  photos: readonly { id: string; thumbnailUrl: string; color?: string | null }[];
  /** Index of the shown photo. */
  shown: number;
  onShow: (index: number) => void;
}

/** Thumbnails that open the photos of a gallery. */
export function PhotoThumbnails({ photos, shown, onShow }: Props) {
  return photos.map(({ id, thumbnailUrl, color }, index) => (
    <chakra.button
      key={id}
      type="button"
      aria-label={`Show photo ${index + 1}`}
      aria-current={index === shown}
      onClick={() => onShow(index)}
      w="16"
      borderRadius="l2"
      overflow="hidden"
      borderWidth="2px"
      borderColor={index === shown ? 'brand.solid' : 'transparent'}
    >
      <ProductPhoto url={thumbnailUrl} tint={color} name="" />
    </chakra.button>
  ));
}
