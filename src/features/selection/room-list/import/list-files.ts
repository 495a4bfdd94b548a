import type { ListContent } from './list-reader'
import type { ListSource } from './use-list-reading'

/** File types that the browser offers for a list of rooms. */
export const LIST_FILES = '.xlsx,.csv,.tsv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export function fileSource(file: File): ListSource {
  return { name: file.name, content: async (): Promise<ListContent> => ({ bytes: new Uint8Array(await file.arrayBuffer()) }) }
}

export function pastedSource(text: string, html: string): ListSource {
  return { name: '', content: () => Promise.resolve({ text, html }) }
}
