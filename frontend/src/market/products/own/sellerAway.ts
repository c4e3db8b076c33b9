/** Text on a listing while its seller is suspended. */
export const SELLER_AWAY = 'This seller is away';
