import type { Practice } from '../../../engine/wiring/electrical-loads'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import type { WiredItem } from '../../../drawing/wiring/wire-drawing'
import type { Words } from '../../../drawing/labels/system-labels'
import { tagsByRow } from '../../../model/tags/node-tags'
import { tagsOf, type SystemTags } from '../../../model/tags/project-tags'
import type { IndoorUnit, Project } from '../../../model/project/project'
import { INDOOR_BOARD, moduleId } from '../../../model/wiring/wiring'

/** Names of devices and lines in the reader's language. */
export interface WireWords {
  /** Tag of a unit, name of a board or controller. */
  name: (row: WireRow) => string
  /** Room and floor; empty where it has none. */
  place: (row: WireRow) => string
  item: (row: WireRow) => (WiredItem & IndoorUnit) | undefined
  /** An entry of the lists that `item` has read, by its id. */
  itemById: (id: string) => IndoorUnit | undefined
  systemName: (row: WireRow) => string
  /** Number of the line in the schedule; empty at the start of a line. */
  wireNumber: (row: WireRow) => string
  cable: (row: WireRow) => string
  terminals: (row: WireRow) => string
}

export interface WireReader {
  project: Project
  practice: Practice | null
  words: Words
  figure: (value: number, decimals: number) => string
  floor: (name: string) => string
}

const NO_TAGS: SystemTags = { outdoor: '', lines: new Map() }

interface KnownSystem {
  tags: Map<number, string>
  items: Map<string, IndoorUnit>
}

/** Returns the names of devices. Tags and lists of a system are read when one of its rows is first named. */
export function wireWords(rows: readonly WireRow[], { project, practice, words: t, figure, floor }: WireReader): WireWords {
  // Outdoor units with a second module: their modules are numbered.
  const modular = new Set<string>()
  for (const { systemId, device } of rows)
    if (device.kind === 'outdoor' && device.id === moduleId(device.nodeId, 1)) modular.add(`${systemId} ${device.nodeId}`)
  const known = new Map<string, KnownSystem | null>()
  const byId = new Map<string, IndoorUnit>()
  // Once for all: a building has thousands of systems, and of groups.
  const tags = tagsOf(project)
  const controllers = new Map(
    [...(project.control?.centrals ?? []), ...(project.control?.groups ?? [])].map(({ id, name: called }) => [id, called]),
  )
  const systemOf = (id: string): KnownSystem | null => {
    const before = known.get(id)
    if (before !== undefined) return before
    const system = project.systems[id]
    const found = system
      ? { tags: tagsByRow(system.diagram, tags.get(id) ?? NO_TAGS), items: new Map(system.indoorUnits.map((line) => [line.id, line])) }
      : null
    known.set(id, found)
    for (const line of system?.indoorUnits ?? []) byId.set(line.id, line)
    return found
  }
  const item = (row: WireRow): IndoorUnit | undefined => {
    const node = project.systems[row.systemId]?.diagram.nodeRest[row.device.row]
    return systemOf(row.systemId)?.items.get(node?.indoorUnitId ?? '')
  }
  const name = (row: WireRow): string => {
    const { device, systemId } = row
    if (device.kind === 'origin') return t('wiring:device.supply')
    if (device.kind === 'board') return device.name || t(device.id === INDOOR_BOARD ? 'wiring:device.indoorBoard' : 'wiring:device.board')
    // A controller is called like the group or the central controller that it belongs to.
    if (device.kind === 'controller') return (row.diagram === 'signal' ? controllers.get(row.line.bus.id) : '') || device.model
    const tag = systemOf(systemId)?.tags.get(device.row) ?? ''
    const isModule = device.kind === 'outdoor' && modular.has(`${systemId} ${device.nodeId}`)
    return row.diagram === 'power' && isModule
      ? `${tag || device.model} · ${device.id.slice(device.nodeId.length + 1)}`
      : tag || device.model
  }
  return {
    name,
    item,
    itemById: (id) => byId.get(id),
    place: (row) => {
      const line = item(row)
      return line ? [line.room, line.floor === '' ? '' : floor(line.floor)].filter(Boolean).join(' · ') : ''
    },
    systemName: ({ systemId }) => project.systems[systemId]?.name ?? '',
    wireNumber: ({ diagram, number }) => (number === 0 ? '' : `${diagram === 'power' ? 'P' : 'C'}${number}`),
    cable: (row) => cableText(row, practice, figure),
    terminals: (row) => terminalText(row, practice),
  }
}

const isNec = (practice: Practice | null): boolean => practice?.rule === 'cableThenDevice'

/** Writes conductors and area, such as "5 × 4 mm²", or the trade's name of the cable with its conductors. */
function cableText(row: WireRow, practice: Practice | null, figure: WireReader['figure']): string {
  if (row.diagram === 'signal') return row.line.bus.bus.cable
  const { areaMm2 } = row.line
  if (Number.isNaN(areaMm2)) return '–'
  const { phases } = row.device.load
  const label = practice?.cables.find(({ mm2 }) => mm2 === areaMm2)?.label
  if (label !== undefined) return `${label}, ${phases === 3 ? 3 : 2} + G`
  return `${phases === 3 ? 5 : 3} × ${figure(areaMm2, 2)} mm²`
}

function terminalText(row: WireRow, practice: Practice | null): string {
  if (row.diagram === 'signal') return row.line.bus.bus.name
  const earth = isNec(practice) ? 'G' : 'PE'
  if (row.device.load.phases === 3) return isNec(practice) ? 'L1 L2 L3 G' : 'L1 L2 L3 N PE'
  return `L${row.line.phase > 0 ? row.line.phase : 1} N ${earth}`
}
