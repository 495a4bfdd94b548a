import { editCentral, removeCentrals as describeRemoval } from '../../../model/edits/wiring/edit-centrals'
import { clearGone } from '../../../model/edits/wiring/clear-gone'
import { addCentralsFor } from '../../../model/edits/wiring/equip-all'
import { usualController } from '../../../model/edits/wiring/usual-controller'
import { change, changeByPack } from '../../../workbench/commands/change'

/** Puts systems on as many of the usual central controllers as they need. */
export function addUsualCentral(systemIds: readonly string[]): boolean {
  return changeByPack((project, pack) => {
    const usual = usualController(pack, ['centralController'], [], false)
    const systems = systemIds.flatMap((id) => project.systems[id] ?? [])
    return usual ? addCentralsFor(project, pack, systems, usual) : { label: 'addCentrals', ops: [] }
  })
}

export function removeCentrals(ids: readonly string[]): boolean {
  return ids.length > 0 && change((project) => describeRemoval(project, ids))
}

export function renameCentral(id: string, name: string): boolean {
  return name !== '' && change((project) => editCentral(project, id, { name }))
}

export function setServedSystems(id: string, systemIds: readonly string[]): boolean {
  return change((project) => editCentral(project, id, { systemIds }))
}

/** Clears what a change elsewhere has left without effect. */
export function clearWhatIsGone(): boolean {
  return change(clearGone)
}
