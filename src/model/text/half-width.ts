/** Code point distance between the full-width characters and the plain ones. */
const FULL_WIDTH = 0xfee0

/** Converts full-width characters of a number, which input methods of Chinese type, to plain ones. */
export function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH)).replaceAll('。', '.')
}
