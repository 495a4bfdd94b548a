import { addIndoorUnits } from '../../../model/edits/list/add-indoor-units'
import { newId } from '../../../model/change/ids'
import { changeByPack } from '../../../workbench/commands/change'

/** Adds a copy of each picked list entry behind the last of them; returns the copies' ids. */
export function duplicateIndoorUnits(systemId: string, unitIds: readonly string[]): string[] {
  const copied: string[] = []
  changeByPack((project, pack) => {
    const list = project.systems[systemId]?.indoorUnits ?? []
    const picked = list.filter((unit) => unitIds.includes(unit.id))
    const copies = picked.map((unit) => ({ ...unit, id: newId() }))
    copied.push(...copies.map((unit) => unit.id))
    const last = picked.at(-1)
    return { ...addIndoorUnits(project, systemId, copies, pack, last ? list.indexOf(last) + 1 : undefined), label: 'duplicateIndoorUnits' }
  })
  return copied
}
