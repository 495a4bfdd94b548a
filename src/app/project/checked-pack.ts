import { readPackInSlices } from '../../contract/pack'
import type { Pack } from '../../contract/pack'
import { logFailure } from '../../platform/log'
import { keepText, keptText } from '../../platform/files/small-store'
import { settings } from '../../state/page/settings'
import { nextSlice } from '../../schedule/next-slice'

const KEY = 'branchline.checkedPack'

/**
 * Returns the server's rule pack, checked. A pack that this version of the app has already checked in this browser is not checked again.
 * @throws InputError naming the JSON path of the first broken place
 */
export async function checkedPack(json: unknown): Promise<Pack> {
  const seal = `${settings.frontEndVersion} ${sealOf(JSON.stringify(json))}`
  if (keptText(KEY) === seal) return json as Pack
  const pack = await readPackInSlices(json, nextSlice)
  const refused = keepText(KEY, seal)
  if (refused !== null) logFailure('The checked pack could not be remembered, so it will be checked again.', refused)
  return pack
}

/** Returns a fingerprint of a text: its length and two FNV-1a hashes with different seeds. */
function sealOf(text: string): string {
  let one = 0x811c9dc5
  let other = 0x01234567
  for (let place = 0; place < text.length; place++) {
    const letter = text.charCodeAt(place)
    one = Math.imul(one ^ letter, 0x01000193)
    other = Math.imul(other ^ letter, 0x01000193)
  }
  return `${text.length} ${(one >>> 0).toString(36)} ${(other >>> 0).toString(36)}`
}
