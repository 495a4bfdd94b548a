import type { IndoorOutput } from '../../contract/system-record'
import { toSystemRecord } from '../../engine/system-record'
import type { OpenSystem } from './use-open-system'

const kept = new WeakMap<object, Map<string, IndoorOutput>>()

/** What the core says of one unit in full; null before the first calculation. The records of one result are made once. */
export function unitRecord({ result, system, pack, drawing, sentence }: OpenSystem, row: number): IndoorOutput | null {
  if (!result) return null
  let records = kept.get(result)
  if (!records) {
    records = new Map(toSystemRecord(result, system, pack, sentence).IDUOutput.map((record) => [record.nodeId, record]))
    kept.set(result, records)
  }
  return records.get(drawing.diagram.nodeId[row] ?? '') ?? null
}
