import packJson from '../../packs/default.json' with { type: 'json' }
import { readPack } from '../../src/contract/pack'
import { writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { newInformation, newProject, newSystem, RATING_CONDITIONS } from '../../src/model/project/defaults'
import type { Diagram } from '../../src/model/diagram/diagram'
import { nodeRow } from '../../src/model/diagram/diagram-rows'
import type { IndoorUnit, Project } from '../../src/model/project/project'
import { findKitLayout } from './kit-layout'
import { AIR_HANDLER } from './samples/air-handler'
import { APARTMENT } from './samples/apartment'
import { drawnList } from './samples/drawn-list'
import { everyKindDiagram, NOTE_PLACES } from './samples/every-kind'
import { HEAT_RECOVERY } from './samples/heat-recovery'
import { addListedSystem } from './samples/listed-system'
import { mainSubDiagram } from './samples/main-sub'

/** The systems that every screen of the drawing is looked at with. */
export const SAMPLES = ['apartment', 'heat-recovery', 'air-handler', 'main-sub', 'every-kind'] as const
export type Sample = (typeof SAMPLES)[number]

const pack = { ...readPack(packJson), findKitLayout }

/** A project with these sample systems; each has the sample's word as its id. The same ids at every call, but for those that edits make. */
export function sampleProject(samples: readonly Sample[] = SAMPLES, given: Partial<Project> = {}): Project {
  const information = newInformation({
    projectName: 'Sample systems',
    projectNumber: 'SAMPLE-1',
    design: { ...RATING_CONDITIONS, elevationM: 120 },
  })
  const project = newProject({ id: 'sample-project', ownerId: 'owner', ownerName: 'Owner', information, ...given })
  for (const sample of samples) ADD[sample](project)
  return project
}

/** The same as it is saved, for the save call and for files. */
export function sampleWire(samples: readonly Sample[] = SAMPLES, given: Partial<Project> = {}): WireProject {
  return writeProject(sampleProject(samples, given))
}

const ADD: Record<Sample, (project: Project) => void> = {
  apartment: (project) => addListedSystem(project, pack, APARTMENT),
  'heat-recovery': (project) => addListedSystem(project, pack, HEAT_RECOVERY),
  'air-handler': (project) => addListedSystem(project, pack, AIR_HANDLER),
  'main-sub': (project) =>
    addDrawnSystem(project, { id: 'main-sub', name: 'Hotel, main and sub boxes', level: 4 }, mainSubDiagram().build(), {}),
  'every-kind': (project) => {
    const diagram = everyKindDiagram().build()
    for (const [name, [x, y]] of Object.entries(NOTE_PLACES)) {
      diagram.nodeX[nodeRow(diagram, name)] = x
      diagram.nodeY[nodeRow(diagram, name)] = y
    }
    const rooms = { 'Room 4': { requiredCoolingKw: 9, floor: '2' }, 'Room 1': { requiredCoolingKw: 2, requiredHeatingKw: 2 } }
    addDrawnSystem(project, { id: 'every-kind', name: 'Every kind of symbol', level: 5 }, diagram, rooms)
  },
}

function addDrawnSystem(
  project: Project,
  given: { id: string; name: string; level: number },
  diagram: Diagram,
  rooms: Record<string, Partial<IndoorUnit>>,
): void {
  const outdoorModels = [...(diagram.nodeRest[0]?.models ?? [])]
  project.systems[given.id] = newSystem({ ...given, diagram, outdoorModels, indoorUnits: drawnList(diagram, rooms) })
  project.systemOrder.push(given.id)
}
