import i18next from 'i18next'
import { copySystems as cut } from '../../../model/edits/clip/copy-systems'
import { notify } from '../../../platform/notify'
import { currentProject } from '../../../state/piping/project'
import { putOnClipboard } from '../../clipboard/clipboard'

/** Copies whole systems to the clipboard, for pasting into any project. */
export async function copySystems(systemIds: readonly string[]): Promise<void> {
  const project = currentProject()
  if (!project) return
  const clip = cut(project, systemIds)
  if (clip.systems.length === 0) return
  await putOnClipboard(clip)
  notify('info', i18next.t('systems:message.copied', { count: clip.systems.length }))
}
