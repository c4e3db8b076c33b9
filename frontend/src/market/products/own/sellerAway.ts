/** What a listing says while its seller is suspended. */
export const SELLER_AWAY = 'This seller is away';
