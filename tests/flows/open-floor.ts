import { writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { newInformation, newProject, newSystem, RATING_CONDITIONS } from '../../src/model/project/defaults'
import type { IndoorUnit, System } from '../../src/model/project/project'
import type { DiagramBuilder } from '../helpers/diagram-builder'
import { indoorUnit } from '../helpers/project-builder'

/** A line of the list, named after its room. */
export const roomUnit = (name: string, model: string): IndoorUnit => indoorUnit(model, { id: name, name, room: name, floor: '2' })

/** A saved project with one drawn system, and the lines of its list; what is not drawn stands in the palette. */
export function openFloor(id: string, draw: DiagramBuilder, indoorUnits: IndoorUnit[] = [], given: Partial<System> = {}): WireProject {
  const project = newProject({
    id,
    ownerId: 'owner',
    ownerName: 'Owner',
    information: newInformation({ projectName: `Floor ${id}`, projectNumber: id, design: { ...RATING_CONDITIONS, elevationM: 120 } }),
  })
  const diagram = draw.build()
  const outdoorModels = [...(diagram.nodeRest[0]?.models ?? [])]
  const system = newSystem({ id: `${id}-system`, name: 'Open floor', level: 1, outdoorModels, diagram, indoorUnits, ...given })
  project.systems[system.id] = system
  project.systemOrder.push(system.id)
  return writeProject(project)
}
