/** The site's name (`BRAND_NAME`), which the server writes into the page. */
export const brand = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content ?? 'CampusCart';
