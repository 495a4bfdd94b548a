/** How far the full-width characters stand behind the plain ones. */
const FULL_WIDTH = 0xfee0

/** A number with full-width characters, which input methods of Chinese type, as what they stand for. */
export function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH)).replaceAll('。', '.')
}
