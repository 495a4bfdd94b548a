/** Returns the name of an entry of the pack in the language of an interface code, else in English, else its id. */
export function nameIn({ id, names }: { id: string; names?: Readonly<Record<string, string>> | undefined }, language: string): string {
  return names?.[language] ?? names?.['en'] ?? id
}
