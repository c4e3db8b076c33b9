import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../gql/index.ts';
import { messages } from '../lib/messages.ts';
import { lazyComponent } from '../ui/lazyComponent.tsx';
import { ProductPhoto } from './ProductPhoto.tsx';

const PhotoZoom = lazyComponent({ load: async () => (await import('./PhotoZoom.tsx')).PhotoZoom, message: messages.partFailed });

const GalleryFragment = graphql(`
  fragment Gallery on Product {
    name
    photoUrl(width: 1280)
    smallPhotoUrl: photoUrl(width: 640)
    photoColor
  }
`);

/** The photo of a product, never cropped. A click shows it in full screen. */
export function ProductGallery({ product }: { product: FragmentType<typeof GalleryFragment> }) {
  const { name, photoUrl, smallPhotoUrl, photoColor } = readFragment(GalleryFragment, product);
  const [open, setOpen] = useState(false);
  return (
    <>
      <chakra.button
        type="button"
        aria-label={`Enlarge the photo of ${name}`}
        onClick={() => setOpen(true)}
        display="block"
        w="full"
        cursor="zoom-in"
        borderRadius="l3"
        alignSelf="start"
      >
        <ProductPhoto url={photoUrl} smallUrl={smallPhotoUrl} tint={photoColor} name={name} eager whole borderRadius="l3" borderWidth="1px" />
      </chakra.button>
      {open && <PhotoZoom url={photoUrl} name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
