import i18next from 'i18next'
import { looksLikeClip, readClip } from '../../../contract/project/clip'
import { pasteSystems as describe } from '../../../model/edits/clip/paste-systems'
import { copiedText } from '../../../platform/files/clipboard'
import { notify } from '../../../platform/notify'
import { packState } from '../../../state/core/pack'
import { projectState } from '../../../state/piping/project'
import { openSystem } from '../open-system'
import { change } from '../change'

/** Pastes copied systems into this or another project; shows why where the clipboard holds none. `text` comes from a paste event. */
export async function pasteSystems(text?: string): Promise<void> {
  try {
    paste(text ?? (await copiedText()))
  } catch (error) {
    notify('error', i18next.t('systems:message.notPasted', { reason: error instanceof Error ? error.message : String(error) }))
  }
}

function paste(text: string): void {
  const clip = looksLikeClip(text) ? readClip(text, packState.pack ?? undefined) : null
  if (!clip || clip.kind === 'notes') {
    notify('info', i18next.t('systems:message.nothingToPaste'))
    return
  }
  if (clip.kind === 'branches') {
    notify('info', i18next.t('systems:message.isBranch'))
    return
  }
  const before = projectState.current?.systemOrder.length ?? 0
  if (!change((project) => describe(project, clip))) return
  const first = projectState.current?.systemOrder[before]
  if (first !== undefined) openSystem(first)
  notify('good', i18next.t('systems:message.pasted', { count: clip.systems.length }))
}
