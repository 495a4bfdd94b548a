import { packEquipment } from '../../../src/drawing/drawing/pack-equipment'
import { createWireDrawing, type WireFinding } from '../../../src/drawing/wiring/wire-drawing'
import { wireRows, type WireRow } from '../../../src/drawing/wiring/wire-rows'
import type { Drawing } from '../../../src/drawing/drawing/drawing'
import { wireCentrals, wireSystems } from '../../../src/engine/wiring/wire-systems'
import type { Project } from '../../../src/model/project/project'
import type { WireDiagram } from '../../../src/model/wiring/wiring'
import { defaultPack, engine } from '../../engine/core-record'

/** A wiring diagram of a whole project, as the board shows it. */
export interface WiredBuilding {
  rows: WireRow[]
  drawing: Drawing
}

/** Wires every system of a project and draws one of its diagrams. */
export async function wiredBuilding(project: Project, diagram: WireDiagram, findings: readonly WireFinding[] = []): Promise<WiredBuilding> {
  const systems = await (await engine).run(wireSystems, project, project.systemOrder)
  const rows = wireRows(diagram, systems, await (await engine).run(wireCentrals, project))
  const floorOf = (row: WireRow): { id: string; floor: string } | undefined => {
    const system = project.systems[row.systemId]
    const id = system?.diagram.nodeRest[row.device.row]?.indoorUnitId
    return system?.indoorUnits.find((line) => line.id === id)
  }
  return { rows, drawing: createWireDrawing(diagram, rows, findings, packEquipment(defaultPack), floorOf) }
}
