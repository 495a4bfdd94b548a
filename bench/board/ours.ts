import packJson from '../../packs/default.json'
import { createDrawing } from '../../src/drawing/drawing/drawing'
import { packEquipment } from '../../src/drawing/drawing/pack-equipment'
import { systemLabels } from '../../src/drawing/labels/system-labels'
import { readPack } from '../../src/contract/pack'
import { createEngine } from '../../src/engine/engine'
import type { SystemResult } from '../../src/engine/decode/system-result'
import { newProject } from '../../src/model/project/defaults'
import type { Diagram } from '../../src/model/diagram/diagram'
import type { System } from '../../src/model/project/project'
import { METRIC } from '../../src/model/project/quantity'
import { fetchCore } from '../../workers/fetch-core'
import { prepareWords, showOurs } from './show-ours'
import type { ShowBoard } from './shown-board'

const pack = readPack(packJson)

/** Loads the fonts, words and the core's answer that the app has before it shows its board, so that every label has its figures. */
export async function prepareOurs(diagram: Diagram): Promise<ShowBoard> {
  const { translations, words } = await prepareWords()
  const labels = systemLabels({ name: 'Tower', indoorUnits: [] }, { unitSettings: METRIC, pack, words, language: 'en' })
  const result = await answerOf(diagram)
  return showOurs({ translations, labels, draw: () => createDrawing(diagram, result, packEquipment(pack)) })
}

/** Returns the core's answer with the places as drawn: the arranged diagram of this many nodes would be one line of units. */
function answerOf(diagram: Diagram): Promise<SystemResult> {
  const { information } = newProject({ systems: {}, systemOrder: [] })
  const system: System = {
    id: 'tower',
    name: 'Tower',
    floor: 0,
    level: 1,
    active: true,
    outdoorModels: ['X4P-34C'],
    indoorUnits: [],
    diagram,
    extra: {},
  }
  return fetchCore()
    .then((core) => createEngine(core, pack))
    .then((engine) => engine.inspect(system, { design: information.design, revision: 1, arrange: false }))
}
