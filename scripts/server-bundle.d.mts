export function serverBundle(folder: string, withDemo?: boolean): string[];
