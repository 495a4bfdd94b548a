import { looksLikeClip, readClip, writeClip } from '../../../contract/clip'
import type { Pack } from '../../../contract/pack'
import type { Clip } from '../../../model/clip'

/** What was copied here last, for browsers that let nobody read the clipboard, and whether it was cut. */
interface Kept {
  text: string
  cut: Cut | null
}

/** A branch that was cut stays where it is until it is pasted. */
export interface Cut {
  projectId: string
  systemId: string
  nodeId: string
}

let kept: Kept | null = null

/** Puts a clip on the clipboard of the system, and keeps it for this page. */
export async function putOnClipboard(clip: Clip, cut: Cut | null = null): Promise<void> {
  const text = writeClip(clip)
  kept = { text, cut }
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    // Refused or missing, as on a plain address: what is kept here still pastes in this tab.
  }
}

/**
 * The clip on the clipboard; what this page has kept where the clipboard cannot be read. null where there is none of ours.
 * @throws InputError where a clip is broken or of models that the pack does not have
 */
export async function takeFromClipboard(pack: Pack): Promise<{ clip: Clip; cut: Cut | null } | null> {
  const text = await readText()
  if (text === null) return kept && { clip: readClip(kept.text, pack), cut: kept.cut }
  if (!looksLikeClip(text)) return null
  return { clip: readClip(text, pack), cut: kept?.text === text ? kept.cut : null }
}

/** A branch that was cut has found its place. */
export function forgetCut(): void {
  if (kept) kept = { ...kept, cut: null }
}

async function readText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText()
  } catch {
    return null
  }
}
