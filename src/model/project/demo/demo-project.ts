import { applyChange } from '../../change/apply'
import { newIndoorUnit, newInformation, newProject, RATING_CONDITIONS } from '../defaults'
import { DEMO_NUMBER } from './demo-number'
import { DEMO_SYSTEMS } from './demo-rooms'
import type { DemoSystem } from './demo-rooms'
import type { Diagram } from '../../diagram/diagram'
import { kindAt, outdoorRow } from '../../diagram/diagram-tree'
import { addIndoorUnits } from '../../edits/list/add-indoor-units'
import { addSystem } from '../../edits/systems/add-system'
import { chooseOutdoorUnit } from '../../edits/list/choose-outdoor-unit'
import { setNodeHeight } from '../../edits/drawing/set-node-height'
import { setPipe } from '../../edits/drawing/set-pipe'
import { unitDemand } from '../equipment'
import type { EquipmentPack } from '../equipment'
import { newId } from '../../change/ids'
import type { Project } from '../project'

const ROOM_HEIGHT_M = 2.8

/** Returns the demo project: an office building in Milan with a 2-pipe, a heat-recovery and a mini system, built with the user's edits. */
export function demoProject(pack: EquipmentPack, owner: { ownerId: string; ownerName: string }): Project {
  const information = newInformation({
    projectName: 'Riverside office building',
    projectNumber: DEMO_NUMBER,
    projectType: 'EnterpriseBuisness',
    country: 'IT',
    city: ['', 'Milan'],
    userName: owner.ownerName,
    design: {
      ...RATING_CONDITIONS,
      coolingOutdoorDryBulbC: 34,
      coolingOutdoorWetBulbC: 23.5,
      heatingOutdoorDryBulbC: -4.3,
      heatingOutdoorWetBulbC: -5,
      elevationM: 127,
    },
  })
  const project = newProject({ ...owner, information })
  for (const system of DEMO_SYSTEMS) addDemoSystem(project, system, pack)
  return project
}

function addDemoSystem(project: Project, demo: DemoSystem, pack: EquipmentPack): void {
  const id = newId()
  applyChange(project, addSystem(project, { id, name: demo.name, floor: 0, level: demo.level }))
  applyChange(project, addIndoorUnits(project, id, unitsOf(demo, pack), pack))
  applyChange(project, chooseOutdoorUnit(project, id, demo.outdoorModels, pack))
  const diagram = project.systems[id]?.diagram
  if (!diagram) return
  typeLengths(project, id, demo, diagram)
  typeHeights(project, id, demo, diagram)
}

function unitsOf(demo: DemoSystem, pack: EquipmentPack) {
  return demo.rooms.map(([model, room, floor, count, areaM2, coolingKw, heatingKw]) =>
    newIndoorUnit({
      type: unitDemand(pack, model)?.type ?? 'idu',
      model,
      name: room,
      room,
      floor,
      count,
      requiredCoolingKw: coolingKw || null,
      requiredSensibleKw: coolingKw ? Math.round(coolingKw * 7.4) / 10 : null,
      requiredHeatingKw: heatingKw || null,
      roomAreaM2: areaM2 || null,
      roomHeightM: areaM2 ? ROOM_HEIGHT_M : null,
    }),
  )
}

function typeLengths(project: Project, systemId: string, demo: DemoSystem, diagram: Diagram): void {
  const outdoor = outdoorRow(diagram)
  let feeds = 0
  let between = 0
  for (let edge = 0; edge < diagram.edgeCount; edge++) {
    const id = diagram.edgeId[edge] ?? ''
    const target = diagram.edgeTarget[edge] ?? -1
    const kind = kindAt(diagram, target)
    if (kind === 'endCap') continue
    const [mainM, mainBends] = demo.main
    if (diagram.edgeSource[edge] === outdoor) applyChange(project, setPipe(project, systemId, [id], { lengthM: mainM, bends: mainBends }))
    else if (kind === 'joint' || kind === 'box')
      applyChange(project, setPipe(project, systemId, [id], { lengthM: nth(demo.between, between++), bends: 1 }))
    else applyChange(project, setPipe(project, systemId, [id], { lengthM: nth(demo.feeds, feeds++), bends: feeds % 3 }))
  }
}

function typeHeights(project: Project, systemId: string, demo: DemoSystem, diagram: Diagram): void {
  const floors = new Map(project.systems[systemId]?.indoorUnits.map((unit) => [unit.id, unit.floor]))
  for (const [floor, heightM] of Object.entries(demo.heights)) {
    const nodes = diagram.nodeId.filter((_, row) => floors.get(diagram.nodeRest[row]?.indoorUnitId ?? '') === floor)
    applyChange(project, setNodeHeight(project, systemId, nodes, heightM))
  }
}

function nth(lengths: readonly number[], place: number): number {
  return lengths[place % lengths.length] ?? 0
}
