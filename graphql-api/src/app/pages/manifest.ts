/** The manifest of the pages' build: query text by SHA-256. */
export const MANIFEST = 'persisted-documents.json';
