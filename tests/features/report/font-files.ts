import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { FACES } from '../../../src/report/pdf/faces'
import type { FontFiles } from '../../../src/report/pdf/faces'
import { FAMILY } from '../../../src/report/pdf/font-runs'

const require = createRequire(import.meta.url)
const PATHS: Record<string, string> = {
  [FACES[FAMILY.latin].normal]: '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
  [FACES[FAMILY.latin].bold]: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  [FACES[FAMILY.chinese].normal]: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
  [FACES[FAMILY.chinese].bold]: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff',
  [FACES[FAMILY.relations].normal]: '@fontsource/noto-sans-sc/files/noto-sans-sc-100-400-normal.woff',
  [FACES[FAMILY.relations].bold]: '@fontsource/noto-sans-sc/files/noto-sans-sc-100-700-normal.woff',
}

export const fontFile = (face: string): Buffer => readFileSync(require.resolve(PATHS[face] ?? ''))

/** The embedded faces, read from the packages that the app serves them from. */
export const fontFiles = (): FontFiles => Object.fromEntries(Object.keys(PATHS).map((face) => [face, fontFile(face)]))
