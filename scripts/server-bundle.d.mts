export function serverBundle(folder: string): string[];
