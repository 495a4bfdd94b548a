import type { Pack } from '../../contract/pack'
import { readProject } from '../../contract/project/project-wire'
import { ITEM_FIELDS, metricName } from '../../contract/wire/measures/measured-fields'
import type { JsonRecord } from '../../contract/wire/read-value'
import type { ItemResults } from '../../contract/wire/result-fields'
import { putResults, putWiring, type ResultCopies } from '../../contract/wire/result-places'
import { readUnitSettings } from '../../contract/wire/measures/unit-settings'
import type { EquipmentRules } from '../../model/project/equipment'
import type { DesignConditions, System } from '../../model/project/project'
import { METRIC, type UnitSettings } from '../../model/project/quantity'
import { toSystemRecord } from '../decode/system-record'
import type { InspectContext } from '../encode/encode-design'
import type { Engine } from '../engine'
import { fromMetric, shownMeasures, toMetric } from '../measure/measure'
import { findingSentences, type SayFinding } from '../words/finding-sentence'
import { drawnUnits } from './drawn-units'
import { itemCopies } from './item-copies'
import { systemCopies } from './system-copies'
import { wiringCopies } from './wiring-copies'

/** The account that reads the results: its library decides rules, and its language the sentences of findings. */
export interface ResultReader {
  library?: string
  language: string
}

interface Calculating {
  engine: Engine
  pack: Pack & EquipmentRules
  context: InspectContext
  sentence: SayFinding
  library: string | undefined
}

/**
 * Returns a saved project with the result fields of the specification, worked out from the rest of it: whatever it has of them is replaced. Inactive systems have none.
 * @throws InputError with the JSON path of the first value that is wrong
 */
export async function withResults(
  engine: Engine,
  pack: Pack & EquipmentRules,
  project: JsonRecord,
  { library, language }: ResultReader,
): Promise<JsonRecord> {
  const read = readProject(project, { toMetric, shown: shownMeasures, pack })
  const unit = readUnitSettings(project['unit'], () => '$.unit')
  const calculating: Calculating = {
    engine,
    pack,
    library,
    context: contextOf(read.information.design, library),
    sentence: await findingSentences(language, read.unitSettings),
  }
  const copies: (ResultCopies | null)[] = []
  for (const id of read.systemOrder) {
    const system = read.systems[id]
    const made = system?.active ? await copiesOf(calculating, system) : null
    copies.push(made && { ...made, items: made.items.map((item) => inUnits(item, unit)) })
  }
  return putWiring(putResults(project, copies), await wiringCopies(engine, read, pack))
}

function contextOf(design: DesignConditions, library: string | undefined): InspectContext {
  return { design, revision: 0, arrange: false, changers: true, ...(library !== undefined && { library }) }
}

async function copiesOf({ engine, pack, context, sentence, library }: Calculating, system: System): Promise<ResultCopies> {
  const result = await engine.inspect(system, context)
  const drawn = drawnUnits(result, system, pack)
  const { units } = system.indoorUnits.every(({ id }) => drawn.has(id))
    ? { units: [] }
    : await engine.adjust({
        design: context.design,
        indoorUnits: system.indoorUnits,
        outdoorModels: system.outdoorModels,
        ...(library !== undefined && { library }),
      })
  const listed = new Map(units.map((unit) => [unit.itemId, unit]))
  const record = toSystemRecord(result, system, pack, sentence)
  return {
    system: systemCopies(system, record, await engine.meters(system, context), pack, library),
    items: system.indoorUnits.map((item) => itemCopies(item, system, drawn.get(item.id) ?? listed.get(item.id), pack)),
  }
}

/** Returns an item's fields in the units of the project, with the metric value beside each converted one. */
function inUnits(item: ItemResults, unit: UnitSettings): ItemResults {
  const shown: JsonRecord = { ...item }
  for (const [field, quantity] of ITEM_FIELDS) {
    const value = shown[field]
    if (typeof value !== 'number' || unit[quantity] === METRIC[quantity]) continue
    shown[field] = fromMetric(value, quantity, unit[quantity])
    shown[metricName(field, quantity)] = value
  }
  return shown as ItemResults
}
