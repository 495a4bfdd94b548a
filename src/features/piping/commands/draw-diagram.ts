import i18next from 'i18next'
import type { Pack } from '../../../contract/pack'
import { generateDiagram } from '../../../model/edits/generate-diagram'
import { notify } from '../../../platform/notify'
import { NOTHING_PICKED } from '../../../canvas/board/picked'
import { setPicked } from '../local'
import { change } from './change'

/** Draws a system's piping from its list; units that stay keep lengths, bends and levels. Undo brings the old drawing back. */
export function drawDiagram(systemId: string, pack: Pack): void {
  if (!change((project) => generateDiagram(project, systemId, pack))) return
  setPicked(NOTHING_PICKED)
  notify('good', i18next.t('piping:message.generated'))
}
