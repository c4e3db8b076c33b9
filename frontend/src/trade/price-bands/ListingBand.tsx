import { PriceBandLine } from './PriceBandLine.tsx';

/** Price band of sales comparable to a listing, beside its price. */
export const ListingBand = ({ productId }: { productId: string }) => <PriceBandLine of={{ productId }} />;
