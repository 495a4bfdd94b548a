import { emptyDiagram } from '../diagram/diagram-rows'
import { newId } from '../change/ids'
import type { DesignConditions, IndoorUnit, Project, ProjectInformation, System } from './project'
import { METRIC } from './quantity'
import type { Room } from './rooms/room'
import { fullWeights } from './weights'

/** Rating conditions: indoor 27/19 °C, outdoor 35/24 °C in cooling; indoor 20/15 °C, outdoor 7/6 °C in heating (ISO 15042 T1 and H1). */
export const RATING_CONDITIONS: DesignConditions = {
  coolingIndoorDryBulbC: 27,
  coolingIndoorWetBulbC: 19,
  coolingOutdoorDryBulbC: 35,
  coolingOutdoorWetBulbC: 24,
  heatingIndoorDryBulbC: 20,
  heatingIndoorWetBulbC: 15,
  heatingOutdoorDryBulbC: 7,
  heatingOutdoorWetBulbC: 6,
  elevationM: 0,
}

/** Returns the first page of a project that has not been filled in. */
export function newInformation(given: Partial<ProjectInformation> = {}): ProjectInformation {
  return {
    projectName: '',
    projectNumber: '',
    projectType: 'Other',
    country: '',
    city: ['', ''],
    userName: '',
    email: '',
    telephone: '',
    design: { ...RATING_CONDITIONS },
    extra: {},
    ...given,
  }
}

/** Returns a project that has never been saved to a server. */
export function newProject(given: Partial<Project> = {}): Project {
  return {
    id: newId(),
    savedRevision: 0,
    ownerId: '',
    ownerName: '',
    information: newInformation(),
    unitSettings: { ...METRIC },
    rooms: [],
    weights: fullWeights(),
    systems: {},
    systemOrder: [],
    extra: {},
    ...given,
  }
}

/** Returns an active system without units. */
export function newSystem(given: Partial<System> = {}): System {
  return {
    id: newId(),
    name: 'System1',
    floor: 0,
    level: 1,
    active: true,
    outdoorModels: [],
    indoorUnits: [],
    diagram: emptyDiagram(),
    extra: {},
    ...given,
  }
}

/** Returns one line of an indoor-unit list; model and type are required. */
export function newIndoorUnit(given: Partial<IndoorUnit> & Pick<IndoorUnit, 'type' | 'model'>): IndoorUnit {
  return {
    id: newId(),
    name: '',
    room: '',
    floor: '',
    count: 1,
    requiredCoolingKw: null,
    requiredSensibleKw: null,
    requiredHeatingKw: null,
    roomAreaM2: null,
    roomHeightM: null,
    extra: {},
    ...given,
  }
}

/** Returns a room of which nothing is known but what is given. */
export function newRoom(given: Partial<Room> = {}): Room {
  return {
    id: newId(),
    name: '',
    floor: '',
    zone: '',
    areaM2: null,
    heightM: null,
    use: '',
    coolKw: null,
    sensibleKw: null,
    heatKw: null,
    type: '',
    extra: {},
    ...given,
  }
}
