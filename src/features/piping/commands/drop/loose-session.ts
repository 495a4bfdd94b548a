import i18next from 'i18next'
import { ACCEPTS } from '../../../../board/placing/placing'
import { addAccessory } from '../../../../model/edits/list/add-accessory'
import { change } from '../../../../workbench/commands/change'
import { addNoteAt } from '../../../../workbench/commands/notes/add-note-at'
import type { Part } from '../../palette/part'
import type { OpenSystem } from '../../../../workbench/open-system/use-open-system'
import { partGhost } from './ghosts'
import { besideTargets } from './item-targets'
import type { Session } from './session'

/** Returns the session of a text block, which may be dropped anywhere. */
export function noteSession(part: Part, { system, pack }: OpenSystem): Session {
  return {
    name: part.title,
    ghost: partGhost(part, pack),
    isFree: true,
    targets: () => Promise.resolve({ nodes: new Uint8Array(), edges: new Uint8Array() }),
    answer: () => Promise.resolve({ accepts: true, sentence: '' }),
    drop: () => Promise.resolve(null),
    dropFreely: (at) => addNoteAt(system.id, at),
  }
}

/** Returns the session of a controller, panel or other accessory, which goes beside a unit, outside the circuit. */
export function accessorySession(part: Part, { system, pack }: OpenSystem): Session {
  const { what } = part
  const targets = besideTargets(system.diagram)
  return {
    name: part.title,
    ghost: partGhost(part, pack),
    targets: () => Promise.resolve(targets),
    answer: () => Promise.resolve({ accepts: false, sentence: i18next.t('placing:besideUnits') }),
    drop: (place) => {
      if (place.kind === 'edge' || targets.nodes[place.row] !== ACCEPTS || what.kind !== 'accessory')
        return Promise.resolve({ sentence: i18next.t('placing:besideUnits') })
      const label = what.accessory === 'rearMounted' ? '' : part.title
      change((project) => addAccessory(project, system.id, system.diagram.nodeId[place.row] ?? '', what.accessory, label, pack))
      return Promise.resolve(null)
    },
  }
}
