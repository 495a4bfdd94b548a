/** Most texts need no more than this, at a tenth of the time. */
const PLAIN = /^[\x20-\x7e\n]*$/

/** A text as searches compare it: without accents and capitals. */
export function fold(text: string): string {
  return PLAIN.test(text) ? text.toLowerCase() : text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
