import { looksLikeClip, readClip, writeClip } from '../../contract/clip'
import type { Pack } from '../../contract/pack'
import type { Clip } from '../../model/project/clip'
import { copiedText, copyText } from '../../platform/files/clipboard'

/** A branch that was cut stays where it is until it is pasted. */
export interface Cut {
  projectId: string
  systemId: string
  nodeId: string
}

/** What was cut here last, by the text that it is on the clipboard. */
let lastCut: { text: string; cut: Cut } | null = null

/** Puts a clip on the clipboard; `cut` says which branch it was cut from. */
export async function putOnClipboard(clip: Clip, cut: Cut | null = null): Promise<void> {
  const text = writeClip(clip)
  lastCut = cut && { text, cut }
  await copyText(text)
}

/**
 * The clip on the clipboard, and what it was cut from; null where there is none of ours.
 * @throws InputError where a clip is broken or of models that the pack does not have, and where the clipboard may not be read
 */
export async function takeFromClipboard(pack: Pack): Promise<{ clip: Clip; cut: Cut | null } | null> {
  const text = await copiedText()
  if (!looksLikeClip(text)) return null
  return { clip: readClip(text, pack), cut: lastCut?.text === text ? lastCut.cut : null }
}

/** A branch that was cut has found its place. */
export function forgetCut(): void {
  lastCut = null
}
