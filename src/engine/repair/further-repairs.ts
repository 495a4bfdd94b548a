import { belowAndSelf, kindAt, outdoorRow, parentOf } from '../../model/diagram/diagram-tree'
import { isFreePlace } from '../../model/drawing/put/put-item'
import { viewOf } from '../../model/drawing/plans/box-port'
import type { Finding } from '../../model/finding/finding'
import { placeOfFinding } from '../../model/finding/place-of-finding'
import type { Repair } from '../../model/finding/repair'
import { shortOf } from '../../model/finding/room-shortfall'
import { unitIn } from '../../model/pack-rules/drawing-view'
import type { DrawingView } from '../../model/pack-rules/drawing-view'
import { mayStand } from '../../model/pack-rules/placement'
import { isUnitKind } from '../../model/project/codes'
import type { EquipmentPack } from '../../model/project/equipment'
import type { Project, System } from '../../model/project/project'
import type { Pack } from '../../contract/pack'
import { isOutdoorLimit } from './outdoor-repair'
import { largerModels, smallerModels } from './room-repair'

/** Most places, units and systems that are proposed for one finding: each is a check of the whole system. */
const MOST_PLACES = 3
const MOST_UNITS = 2
const MOST_SYSTEMS = 4

/** Limits of lengths and heights that another place in the drawing may keep. */
const FAR = new Set([
  'limit.farthestActualM',
  'limit.farthestEqM',
  'limit.afterFirstBranchM',
  'limit.afterFirstBranchExtM',
  'limit.iduToJointM',
  'limit.msToIduM',
  'limit.heightMsIduM',
  'limit.heightIduSameMsM',
  'limit.maxBends',
])
/** Limits of the load on a fitting or a port. */
const LOADED = new Set([
  'limit.portCapacityKw',
  'limit.maxIduPerPort',
  'limit.totalCapacityKw',
  'limit.maxIdu',
  'limit.maxDownstreamKw',
  'limit.maxKw',
  'limit.maxBranchKw',
  'limit.branches',
])
/** Limits of the whole system that fewer units keep. */
const CROWDED = new Set(['limit.maxTotalKg', 'limit.R410Adivide', 'limit.R32perIdu', 'limit.totalM', 'limit.heightIduIduM'])

/** Whether further repairs are worth looking for. */
export function mayHaveFurther(finding: Finding, root: string | undefined): boolean {
  const { code } = finding
  const isRule = !code.startsWith('limit.') && code !== 'outdoorMode' && code !== 'outdoorMixed' && finding.severity === 'error'
  return isRule || FAR.has(code) || LOADED.has(code) || CROWDED.has(code) || isOutdoorLimit(finding, root) || shortOf(finding) !== undefined
}

/**
 * Lists edits that may mend a finding besides the suggested one: the unit goes to another place or joint, another model, another system. They are only looked
 * up in the drawing; whether one mends the finding is for the core to say.
 */
export function furtherRepairs(project: Project, system: System, finding: Finding, pack: EquipmentPack & Pack): Repair[] {
  const { diagram } = system
  const view = viewOf(diagram, pack)
  const root = outdoorRow(diagram)
  if (!mayHaveFurther(finding, diagram.nodeId[root])) return []
  const row = placeOfFinding(diagram, finding)
  if (shortOf(finding) !== undefined) return otherModels(system, row, pack, 'larger')
  const isWhole = CROWDED.has(finding.code) || isOutdoorLimit(finding, diagram.nodeId[root])
  const units = movableUnits(view, finding, isWhole && !isUnitAt(view, row) ? root : row)
  const moves = isWhole ? [] : units.flatMap((unit) => [...otherPlaces(view, unit), ...otherPipes(view, unit)])
  const models = LOADED.has(finding.code) && isUnitAt(view, row) ? otherModels(system, row, pack, 'smaller') : []
  return [...moves, ...models, ...units.slice(0, 1).flatMap((unit) => otherSystems(project, system, unit))]
}

function isUnitAt({ diagram }: DrawingView, row: number): boolean {
  return row >= 0 && isUnitKind(kindAt(diagram, row))
}

/** Returns the units that may move: the one of the finding, else those below its fitting, the smallest that takes enough away first. */
function movableUnits(view: DrawingView, { code, values }: Finding, row: number): number[] {
  if (row < 0) return []
  if (isUnitAt(view, row)) return [row]
  const below = belowAndSelf(view.diagram, view.tree, row).filter(
    (each) => isUnitAt(view, each) && !view.diagram.nodeRest[each]?.airHandlerId,
  )
  const index = (each: number): number => unitIn(view, each)?.loadIndex ?? 0
  const total = below.reduce((sum, each) => sum + index(each), 0)
  const value = Number(values['value'])
  const surplus = code.endsWith('Kw')
    ? Number(values['excess']) * 10
    : code.endsWith('Pct')
      ? (total * Number(values['excess'])) / value
      : 0
  return below
    .sort((one, other) => Number(index(one) < surplus) - Number(index(other) < surplus) || index(one) - index(other))
    .slice(0, MOST_UNITS)
}

function idAt({ diagram }: DrawingView, row: number): string {
  return diagram.nodeId[row] ?? ''
}

/** Open places that may take the unit, those on its own fitting first. */
function otherPlaces(view: DrawingView, row: number): Repair[] {
  const unit = unitIn(view, row)
  const { diagram, tree } = view
  const places: number[] = []
  for (let place = 0; unit && place < diagram.nodeCount; place++)
    if (isFreePlace(diagram, place) && mayStand(view, place, unit)) places.push(place)
  const isFar = (place: number): number => Number(parentOf(diagram, tree, place) !== parentOf(diagram, tree, row))
  return places
    .sort((one, other) => isFar(one) - isFar(other))
    .slice(0, MOST_PLACES)
    .map((place) => ({ code: 'moveToPlace', values: { nodeId: idAt(view, row), placeId: idAt(view, place) } }))
}

/** Pipes near the unit that may take a joint for it: that of the unit it hangs behind, and those of its neighbours and of the fittings above. */
function otherPipes(view: DrawingView, row: number): Repair[] {
  const { diagram, tree } = view
  const parent = parentOf(diagram, tree, row)
  const above = parentOf(diagram, tree, parent)
  return [parent, above]
    .filter((pipe) => pipe >= 0 && kindAt(diagram, pipe) !== 'outdoor')
    .map((pipe) => ({ code: 'insertJoint', values: { nodeId: idAt(view, row), pipeId: idAt(view, pipe) } }))
}

/** The next models of the same type: larger ones, or smaller ones that have the nominal capacity that the line requires. */
function otherModels({ diagram, indoorUnits }: System, row: number, pack: Pack, way: 'larger' | 'smaller'): Repair[] {
  const line = indoorUnits.find(({ id }) => id === diagram.nodeRest[row]?.indoorUnitId)
  if (!line || line.type === 'ahu') return []
  const models = way === 'larger' ? largerModels(pack, line.model, []) : smallerModels(pack, line)
  return models.slice(0, 2).map((model) => ({ code: way === 'larger' ? 'useModel' : 'useSmallerModel', values: { model } }))
}

function otherSystems({ systems, systemOrder }: Project, system: System, row: number): Repair[] {
  const nodeId = system.diagram.nodeId[row] ?? ''
  const others = systemOrder.flatMap((id) => {
    const other = systems[id]
    return id !== system.id && other?.active === true && outdoorRow(other.diagram) >= 0 ? [other] : []
  })
  return others.slice(0, MOST_SYSTEMS).map(({ id, name }) => ({ code: 'moveToSystem', values: { nodeId, systemId: id, system: name } }))
}
