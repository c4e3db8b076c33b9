import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { MenuLine, PopoverMenu } from '../../../ui/elements/PopoverMenu.tsx';
import { ShareIcon } from './ShareIcon.tsx';
import { shareLink } from './shareLink.ts';
import { printUrl, sharePoster } from './sharePoster.ts';

export interface ShareMenuProps {
  /** Listing that guests can see. */
  product: { id: string; name: string };
}

/** Menu that shares a listing: its URL, its poster as a picture, and the poster for printing. */
export function ShareMenu({ product }: ShareMenuProps) {
  const { id, name } = product;
  const [isBusy, setBusy] = useState(false);
  const poster = async () => {
    setBusy(true);
    await sharePoster(product);
    setBusy(false);
  };
  return (
    <PopoverMenu
      trigger={(props) => (
        <Button {...props} variant="ghost" size="sm" minH="11" px="2" loading={isBusy}>
          <ShareIcon />
          Share
        </Button>
      )}
    >
      <MenuLine>
        <button type="button" onClick={() => void shareLink(name, `/product/${id}`)}>
          Link
        </button>
      </MenuLine>
      <MenuLine>
        <button type="button" onClick={() => void poster()}>
          Poster
        </button>
      </MenuLine>
      <MenuLine>
        <a href={printUrl(id, 1)} target="_blank" rel="noreferrer">
          Print, one on A6
        </a>
      </MenuLine>
      <MenuLine>
        <a href={printUrl(id, 4)} target="_blank" rel="noreferrer">
          Print, four on A4
        </a>
      </MenuLine>
    </PopoverMenu>
  );
}
