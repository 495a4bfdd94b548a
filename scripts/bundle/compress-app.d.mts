export function compressApp(folder: string): Promise<void>
