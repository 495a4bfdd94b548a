import type { AirHandler } from './air-handler'
import type { Branching, FloorBranching } from './branching'
import type { FrozenDesign } from './frozen-design'
import type { ControllerGraph } from '../diagram/controller-graph'
import type { Diagram } from '../diagram/diagram'
import type { Bid } from './first-page/bid'
import type { Building } from './first-page/building'
import type { WeatherSource } from './first-page/weather-source'
import type { UnitSettings } from './quantity'
import type { Room } from './rooms/room'
import type { UnitPart } from './unit-part'
import type { Weights } from './weights'
import type { TagScheme } from '../tags/tag-scheme'
import type { Control } from '../wiring/control'
import type { SystemWiring } from '../wiring/wiring'

/** Design temperatures in °C and the site's elevation in m; null means "not given"; the pack's rating conditions apply. */
export interface DesignConditions {
  coolingIndoorDryBulbC: number | null
  coolingIndoorWetBulbC: number | null
  coolingOutdoorDryBulbC: number | null
  coolingOutdoorWetBulbC: number | null
  heatingIndoorDryBulbC: number | null
  heatingIndoorWetBulbC: number | null
  heatingOutdoorDryBulbC: number | null
  heatingOutdoorWetBulbC: number | null
  elevationM: number | null
}

/** The customer's project as the first page shows it. */
export interface ProjectInformation {
  projectName: string
  projectNumber: string
  projectType: string
  country: string
  /** Province and city. */
  city: [string, string]
  userName: string
  email: string
  telephone: string
  design: DesignConditions
  /** Source of the outdoor design values; absent where they were typed. */
  weather?: WeatherSource
  /** Absent where nothing is given, like `building`. */
  bid?: Bid
  building?: Building
  /** How tags are written, where not as usual. */
  tagScheme?: TagScheme
  /** Other fields of the first page on the wire, kept unchanged. */
  extra: Record<string, unknown>
}

export type IndoorUnitType = 'idu' | 'hrv' | 'hdo' | 'fa' | 'ahu'

/** One line of a system's indoor-unit list: `count` units of one model. */
export interface IndoorUnit {
  id: string
  type: IndoorUnitType
  /** Pack id. */
  model: string
  name: string
  room: string
  floor: string
  /** Number of units of this line. Each drawn unit has its own node in the diagram. */
  count: number
  requiredCoolingKw: number | null
  requiredSensibleKw: number | null
  requiredHeatingKw: number | null
  roomAreaM2: number | null
  roomHeightM: number | null
  /** Coils and kits of an air handler; without them a line of type `ahu` stands for separate kits of its model. */
  airHandler?: AirHandler
  seriesCode?: string
  /** Id of the project's room that this line serves; several lines may serve one room together. */
  roomId?: string
  /** Chosen panel, rear-mounted components and accessories of each unit; absent where they are those that the model comes with. */
  parts?: readonly UnitPart[]
  /** A unit without an internal part; absent where it has one. */
  hasNoInternalPart?: boolean
  /** Tags of the units of this line: first of the drawn ones in the order of the rows, then of the others. Absent until the project is first changed. */
  tags?: readonly string[]
  extra: Record<string, unknown>
}

/** One outdoor system. The order of `indoorUnits` is the order of the list. */
export interface System {
  id: string
  name: string
  /** Tag of the outdoor unit, such as ODU-1. */
  tag?: string
  floor: number
  level: number
  /** Inactive systems (status other than 1 on the wire) are neither calculated nor reported. */
  active: boolean
  /** Scale in per cent at which the drawing is shown and printed at actual size; 100 where not given. */
  scalePercent?: number
  /** Excluded from the report by the user; inactive systems are always excluded. */
  isUnreported?: boolean
  /** The preferred way of branching, and the floors that differ from it; absent where the generator decides. */
  branching?: Branching
  floorBranching?: readonly FloorBranching[]
  /** Pack ids of the chosen outdoor modules or of one listed combination; empty while none is chosen. */
  outdoorModels: string[]
  /** Chosen accessories of each outdoor module; absent where none was chosen. */
  outdoorParts?: readonly UnitPart[]
  indoorUnits: IndoorUnit[]
  diagram: Diagram
  /** The controller drawing; absent where there is none. */
  controllerGraph?: ControllerGraph
  /** Changes that somebody made to the wiring, which is generated from the piping; absent where there are none. */
  wiring?: SystemWiring
  /** The agreed design; while it is present, the drawing shows the installed state. */
  frozen?: FrozenDesign
  extra: Record<string, unknown>
}

/** A version of a program that writes projects, and when it was built; the time is empty where it is not known. */
export interface Program {
  version: string
  builtAt: string
}

export interface Project {
  id: string
  /** Number of the last save that the server acknowledged; 0 for a project that was never saved. */
  savedRevision: number
  ownerId: string
  ownerName: string
  information: ProjectInformation
  unitSettings: UnitSettings
  /** Rooms in the order of their list. A list is never written to: a change puts another in its place. */
  rooms: readonly Room[]
  /** Groups of units, controllers and accepted findings; absent where there are none. */
  control?: Control
  /** Weights of the automatic selection. */
  weights: Weights
  /** The system that was shown when the project was saved; a place to start, not part of the design. */
  shownSystemId?: string
  /** The systems that were open in the tree when the project was saved; like the one above, no part of the design. */
  openSystemIds?: readonly string[]
  /** The program that wrote the saved form; absent in a project that was never saved. */
  program?: Program
  systems: Record<string, System>
  systemOrder: string[]
  /** Named designs of the same rooms, of which the systems above are the current one; absent where there is only that. */
  alternatives?: Alternatives
  /** Other fields of the saved project, kept unchanged. */
  extra: Record<string, unknown>
}

/** A design of the same building that is put aside: its systems in their order, and their controllers. Never written to. */
export interface StoredDesign {
  id: string
  name: string
  systems: readonly System[]
  control?: Control
}

/** The name of the design that is being worked on, and the designs beside it, in the order of their making. Never written to. */
export interface Alternatives {
  readonly id: string
  readonly name: string
  readonly others: readonly StoredDesign[]
}

/** A saved project holds at most this many designs beside the current one. */
export const MOST_STORED_DESIGNS = 9
