import packJson from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { readProject } from '../../src/contract/project/project-wire'
import { packEquipment } from '../../src/drawing/drawing/pack-equipment'
import { figureIn, floorName, systemLabels } from '../../src/drawing/labels/system-labels'
import { createWireDrawing } from '../../src/drawing/wiring/wire-drawing'
import { wireRows } from '../../src/drawing/wiring/wire-rows'
import { createEngine } from '../../src/engine/engine'
import { startPageFormulas } from '../../src/engine/host/page-formulas'
import { shownMeasures, toMetric } from '../../src/engine/measure/measure'
import { practiceOf } from '../../src/engine/wiring/electrical-loads'
import { findingWires } from '../../src/engine/wiring/findings-of-wires'
import { wireSystems } from '../../src/engine/wiring/wire-systems'
import { wireLabels } from '../../src/features/wiring/data/wire-labels'
import { wireWords } from '../../src/features/wiring/data/wire-words'
import { atOnce } from '../../src/model/change/at-once'
import { METRIC } from '../../src/model/project/quantity'
import { savedBuilding } from '../../tests/helpers/saved-building'
import { fetchCore } from '../../workers/fetch-core'
import { prepareWords, showOurs } from './show-ours'
import type { ShowBoard } from './shown-board'

const pack = readPack(packJson)
const NODES_EACH = 33
/** Devices of a system of so many nodes in the power diagram: outdoor modules, boards and units. */
const DEVICES_EACH = 22

/** Loads what the app has before it shows the power diagram of a whole building of about so many devices: the computed lines and their words. */
export async function prepareWiring(nodeCount: number): Promise<ShowBoard> {
  const { translations, words } = await prepareWords()
  await startPageFormulas()
  const saved = savedBuilding(Math.round(nodeCount / DEVICES_EACH), NODES_EACH)
  const project = readProject(saved, { toMetric, shown: shownMeasures, pack })
  const engine = await createEngine(await fetchCore(), pack)
  const systems = await engine.run(wireSystems, project, project.systemOrder)
  const practice = practiceOf(pack, '')
  if (!practice) throw new Error('The default pack has no practice.')
  const rows = wireRows('power', systems, [])
  const findings = atOnce(findingWires(systems, [], project, practice))
  const figure = figureIn('en')
  const names = wireWords(rows, { project, practice, words, figure, floor: (name) => floorName(name, words) })
  const labels = {
    ...systemLabels({ name: 'Tower', indoorUnits: [] }, { unitSettings: METRIC, pack, words, language: 'en' }),
    itemOf: names.itemById,
    wires: wireLabels(rows, { names, words, unitSettings: METRIC, figure, isBuilding: true }),
  }
  return showOurs({
    translations,
    labels,
    draw: () => createWireDrawing('power', rows, findings, packEquipment(pack), names.item),
  })
}
