/** The product's name, as the server wrote it into the page (`BRAND_NAME`). */
export const brand = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'CampusCart';
