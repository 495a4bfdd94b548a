import { outdoorRow } from '../../diagram/diagram-tree'
import { outdoorSeries } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'
import { modeOf } from '../../pack-rules/mode'
import type { System } from '../../project/project'
import { drawBelow } from '../draw-below'
import { fillPlaceholder } from './fill-placeholder'
import { fillFreePort } from './fill-free-port'
import { fillOpenOutlet } from './fill-open-outlet'
import { branchOff } from './branch-off'
import type { PlacingContext } from '../places/placing-context'
import type { Plan, PlannedUnit } from '../plans/plan'
import type { Recording } from '../record'
import { singleBoxPlan } from '../plans/three-pipe'

/**
 * Puts one unit into a drawing: on the first free placeholder that may take it, or an open outlet of a joint, or a free port of a box,
 * or at a Y joint in the pipe of its floor (behind a box of its own where the system needs boxes). False where a main/sub drawing has no free
 * port: there the user chooses the position.
 */
export function placeUnit(recording: Recording, unit: PlannedUnit, system: System, pack: EquipmentPack): boolean {
  const context = contextOf(recording, system, pack)
  const behindBox = context.mode === 'MainSub' || (context.mode === 'HR' && unit.demand.type !== 'hdo')
  if (fillPlaceholder(recording, unit, context)) return true
  if (behindBox && fillFreePort(recording, unit, context)) return true
  if (!behindBox && fillOpenOutlet(recording, unit, context)) return true
  if (context.mode === 'MainSub') return false
  const plan: Plan = behindBox ? singleBoxPlan(unit, pack, context.refrigerant) : { kind: 'unit', unit }
  if (branchOff(recording, plan, unit.floor, context)) return true
  const outdoor = outdoorRow(recording.diagram)
  if (outdoor < 0) return false
  drawBelow(recording, plan, { id: recording.diagram.nodeId[outdoor] ?? '' })
  return true
}

function contextOf(recording: Recording, system: System, pack: EquipmentPack): PlacingContext {
  const floors = new Map(system.indoorUnits.map((unit) => [unit.id, unit.floor]))
  const series = outdoorSeries(pack, system.outdoorModels)
  return {
    pack,
    refrigerant: series?.refrigerant ?? '',
    mode: modeOf(recording.diagram, pack, system.outdoorModels),
    floorOf: (row) => floors.get(recording.diagram.nodeRest[row]?.indoorUnitId ?? '') ?? '',
  }
}
