import { PriceBandLine } from './PriceBandLine.tsx';

/** What things like a listing were sold for, beside its price. */
export const ListingBand = ({ productId }: { productId: string }) => <PriceBandLine of={{ productId }} />;
