import latin from '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf?url'
import latinBold from '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf?url'
import relations from '@fontsource/noto-sans-sc/files/noto-sans-sc-100-400-normal.woff?url'
import relationsBold from '@fontsource/noto-sans-sc/files/noto-sans-sc-100-700-normal.woff?url'
import chinese from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff?url'
import chineseBold from '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-700-normal.woff?url'
import { FACES } from './faces'
import type { FontFiles } from './faces'
import { FAMILY } from './font-runs'
import type { Family } from './font-runs'

const ADDRESSES: Record<Family, { normal: string; bold: string }> = {
  [FAMILY.latin]: { normal: latin, bold: latinBold },
  [FAMILY.chinese]: { normal: chinese, bold: chineseBold },
  [FAMILY.relations]: { normal: relations, bold: relationsBold },
}

async function fetchFile(address: string): Promise<Uint8Array> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`A font of the report could not be loaded (${response.status}).`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Loads the faces of these families from the app's own address. */
export async function fetchFonts(families: ReadonlySet<Family>): Promise<FontFiles> {
  const wanted = [...families].flatMap((family) =>
    (['normal', 'bold'] as const).map((weight) => [FACES[family][weight], ADDRESSES[family][weight]] as const),
  )
  return Object.fromEntries(await Promise.all(wanted.map(async ([name, address]) => [name, await fetchFile(address)] as const)))
}
