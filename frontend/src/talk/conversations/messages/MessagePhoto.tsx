import { chakra, Image } from '@chakra-ui/react';
import { useState } from 'react';
import type { ChatMessageFragment } from '../../../gql/graphql.ts';
import { messages } from '../../../lib/texts/messages.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';

const PhotoZoom = lazyComponent({ load: async () => (await import('../../../market/photos/PhotoZoom.tsx')).PhotoZoom, message: messages.partFailed });

type Photo = NonNullable<ChatMessageFragment['photo']>;

/** Photo in a chat. Its space is reserved while it loads. A click shows it in full screen. */
export function MessagePhoto({ photo: { url, width, height }, alt }: { photo: Photo; alt: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <chakra.button
        type="button"
        aria-label={`Enlarge: ${alt}`}
        onClick={() => setOpen(true)}
        display="block"
        borderRadius="l2"
        overflow="hidden"
        cursor="zoom-in"
        minH="11"
        minW="11"
      >
        <Image src={url} alt={alt} width={width} height={height} w="16rem" h="auto" maxW="full" maxH="20rem" objectFit="cover" />
      </chakra.button>
      {open && <PhotoZoom url={url} name={alt} onClose={() => setOpen(false)} />}
    </>
  );
}
