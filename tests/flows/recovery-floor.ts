import { writeProject, type WireProject } from '../../src/contract/project-wire'
import { newInformation, newProject, newSystem, RATING_CONDITIONS } from '../../src/model/defaults'
import { DiagramBuilder } from '../helpers/diagram-builder'
import { indoorUnit } from '../helpers/project-builder'

/**
 * A heat-recovery system with open places before and behind a box of six ports: some refuse an indoor unit, some refuse only a large one. One unit of the list is not
 * drawn yet.
 */
export function recoveryFloor(id: string): WireProject {
  const draw = new DiagramBuilder()
    .outdoor('outdoor', ['X4R-12'], 'HR')
    .joint('first', 'outdoor', { lengthM: 12 })
    .box('box', 'first', 6, { lengthM: 6 }, 'MS', { model: 'MS-06' })
    .unit('office', 'box', 'C4-056', { port: 1, lengthM: 5 }, { indoorUnitId: 'Office' })
    .placeholder('two', 'box', { port: 2, lengthM: 5 })
    .placeholder('three', 'box', { port: 3 })
    .placeholder('four', 'box', { port: 4 })
    .unit('archive', 'box', 'C4-036', { port: 5, lengthM: 7 }, { indoorUnitId: 'Archive' })
    .placeholder('six', 'box', { port: 6 })
    .placeholder('open', 'first')
  const line = (name: string, model: string) => indoorUnit(model, { id: name, name, room: name, floor: '2' })
  const project = newProject({
    id,
    ownerId: 'owner',
    ownerName: 'Owner',
    information: newInformation({ projectName: `Floor ${id}`, projectNumber: id, design: { ...RATING_CONDITIONS, elevationM: 120 } }),
  })
  const system = newSystem({
    id: `${id}-system`,
    name: 'Recovery floor',
    level: 1,
    outdoorModels: ['X4R-12'],
    diagram: draw.build(),
    indoorUnits: [line('Office', 'C4-056'), line('Archive', 'C4-036'), line('Library', 'C4-045')],
  })
  project.systems[system.id] = system
  project.systemOrder.push(system.id)
  return writeProject(project)
}
