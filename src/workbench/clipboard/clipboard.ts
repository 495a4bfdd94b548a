import { looksLikeClip, readClip, writeClip } from '../../contract/project/clip'
import type { Pack } from '../../contract/pack'
import type { Clip } from '../../model/project/clip'
import { copiedText, copyText } from '../../platform/files/clipboard'

/** A cut branch, which stays in place until it is pasted. */
export interface Cut {
  projectId: string
  systemId: string
  nodeId: string
}

/** The last cut of this page, with its text on the clipboard. */
let lastCut: { text: string; cut: Cut } | null = null

/** Puts a clip on the clipboard; `cut` names the branch that it was cut from. */
export async function putOnClipboard(clip: Clip, cut: Cut | null = null): Promise<void> {
  const text = writeClip(clip)
  lastCut = cut && { text, cut }
  await copyText(text)
}

/**
 * Returns the clip on the clipboard with its cut; null where there is no clip of this app.
 * @throws InputError where a clip is broken or of models that the pack does not have, and where the clipboard may not be read
 */
export async function takeFromClipboard(pack: Pack): Promise<{ clip: Clip; cut: Cut | null } | null> {
  const text = await copiedText()
  if (!looksLikeClip(text)) return null
  return { clip: readClip(text, pack), cut: lastCut?.text === text ? lastCut.cut : null }
}

/** Forgets the cut after its branch was pasted. */
export function forgetCut(): void {
  lastCut = null
}
