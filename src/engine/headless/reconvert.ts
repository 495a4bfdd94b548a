import { readProject } from '../../contract/project/project-wire'
import { metricProject } from '../../contract/wire/measures/metric-project'
import { isGiven, isRecord, recordOf, type JsonRecord } from '../../contract/wire/read-value'
import { quantityOfName, readUnitSettings } from '../../contract/wire/measures/unit-settings'
import type { UnitSettings } from '../../model/project/quantity'
import { shownMeasures, toMetric } from '../measure/measure'
import { reconvert as inUnits } from '../measure/reconvert'
import type { Host } from './host'
import { packOf, type HeadlessOptions } from './options'

/** Measures by quantity, such as `{ length: 'ft' }`; `unitsType` 1 chooses the imperial ones, 0 the metric ones. */
export type UnitChoice = Readonly<Record<string, unknown>>

/** Returns the saved project in other units; quantities not chosen keep theirs. */
export async function reconvert(host: Host, json: unknown, choice: UnitChoice, options: HeadlessOptions): Promise<JsonRecord> {
  readProject(json, { toMetric, shown: shownMeasures, pack: packOf(options) })
  const project = recordOf(json, () => '$')
  const unit = readUnitSettings(project['unit'], () => '$.unit')
  const metric = metricProject(project, unit, toMetric, shownMeasures, () => '$.unit')
  return inUnits(await host.core(), metric, chosenUnits(choice, unit))
}

function chosenUnits(choice: UnitChoice, unit: UnitSettings): UnitSettings {
  const chosen = readUnitSettings(
    recordOf(choice, () => 'units'),
    () => 'units',
  )
  if (isRecord(choice) && isGiven(choice['unitsType'])) return chosen
  const named = Object.keys(choice).map((name) => quantityOfName(name, () => 'units'))
  return { ...unit, ...Object.fromEntries(named.map((quantity) => [quantity, chosen[quantity]])) }
}
