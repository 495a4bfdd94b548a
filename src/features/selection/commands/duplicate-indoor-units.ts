import { addIndoorUnits } from '../../../model/edits/list/add-indoor-units'
import { newId } from '../../../model/change/ids'
import { change } from './change'

/** Adds a copy of each picked line behind the last of them; answers the copies' ids. */
export function duplicateIndoorUnits(systemId: string, unitIds: readonly string[]): string[] {
  const copied: string[] = []
  change((project, pack) => {
    const list = project.systems[systemId]?.indoorUnits ?? []
    const picked = list.filter((unit) => unitIds.includes(unit.id))
    const copies = picked.map((unit) => ({ ...unit, id: newId() }))
    copied.push(...copies.map((unit) => unit.id))
    const last = picked.at(-1)
    return { ...addIndoorUnits(project, systemId, copies, pack, last ? list.indexOf(last) + 1 : undefined), label: 'duplicateIndoorUnits' }
  })
  return copied
}
