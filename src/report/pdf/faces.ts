import { FAMILY } from './font-runs'
import type { Family } from './font-runs'

/**
 * Files under the faces' own PostScript names: the drawing of a vector image looks a face up by that name, and would otherwise parse and embed it
 * for every label.
 */
export const FACES: Record<Family, { normal: string; bold: string }> = {
  [FAMILY.latin]: { normal: 'NotoSans-Regular', bold: 'NotoSans-Bold' },
  [FAMILY.chinese]: { normal: 'NotoSansSCThin-Regular', bold: 'NotoSansSCThin-Bold' },
  [FAMILY.relations]: { normal: 'NotoSansSC-Regular', bold: 'NotoSansSC-Bold' },
}

/** Font files by face name, for the families a report needs. */
export type FontFiles = Record<string, Uint8Array>
