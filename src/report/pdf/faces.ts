import { FAMILY } from './font-runs'
import type { Family } from './font-runs'

/**
 * Files under the faces' own PostScript names: the drawing of a vector picture finds a face again by that name, and would otherwise parse and
 * embed it once for every label.
 */
export const FACES: Record<Family, { normal: string; bold: string }> = {
  [FAMILY.latin]: { normal: 'NotoSans-Regular', bold: 'NotoSans-Bold' },
  [FAMILY.chinese]: { normal: 'NotoSansSCThin-Regular', bold: 'NotoSansSCThin-Bold' },
  [FAMILY.relations]: { normal: 'NotoSansSC-Regular', bold: 'NotoSansSC-Bold' },
}

/** Font files by face name, for the families a report needs. */
export type FontFiles = Record<string, Uint8Array>
