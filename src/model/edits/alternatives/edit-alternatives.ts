import type { Change } from '../../change/change'
import { newId } from '../../change/ids'
import { copyDiagram } from '../../diagram/diagram-rows'
import type { Alternatives, StoredDesign } from '../../project/project'
import type { Project, System } from '../../project/project'

/** Returns the current design of a project as one that can be put aside: later edits of the project do not reach it. */
export function storedDesign(project: Project, id: string, name: string): StoredDesign {
  const systems = project.systemOrder.flatMap((systemId) => project.systems[systemId] ?? [])
  return { id, name, systems: systems.map(ownSystem), ...(project.control && { control: project.control }) }
}

function ownSystem(system: System): System {
  return { ...system, indoorUnits: [...system.indoorUnits], diagram: copyDiagram(system.diagram) }
}

/**
 * Puts the current design aside under its name and goes on with a copy of it under another. `currentName` is used where the current design has no name yet. Systems, units and drawings keep
 * their ids, by which the two designs are compared.
 */
export function addAlternative(project: Project, names: { name: string; currentName: string }): Change {
  const before = project.alternatives ?? null
  const current = before ?? { id: newId(), name: names.currentName, others: [] }
  const after: Alternatives = {
    id: newId(),
    name: names.name,
    others: [...current.others, storedDesign(project, current.id, current.name)],
  }
  return { label: 'alternatives', ops: [{ table: 'alternatives', before, after }] }
}

/** Gives a design another name; without ops where no design has this id. */
export function renameAlternative({ alternatives }: Project, id: string, name: string): Change {
  const label = 'alternatives'
  if (!alternatives) return { label, ops: [] }
  const after: Alternatives =
    id === alternatives.id
      ? { ...alternatives, name }
      : { ...alternatives, others: alternatives.others.map((design) => (design.id === id ? { ...design, name } : design)) }
  return { label, ops: [{ table: 'alternatives', before: alternatives, after }] }
}

/** Removes a design that is put aside. With the last one the name of the current design goes, too. */
export function removeAlternative({ alternatives }: Project, id: string): Change {
  const label = 'alternatives'
  const others = alternatives?.others.filter((design) => design.id !== id) ?? []
  if (!alternatives || others.length === alternatives.others.length) return { label, ops: [] }
  return { label, ops: [{ table: 'alternatives', before: alternatives, after: others.length > 0 ? { ...alternatives, others } : null }] }
}
