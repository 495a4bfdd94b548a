import type { WireLabels } from '../../../drawing/labels/label-source'
import type { Words } from '../../../drawing/labels/system-labels'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import { fromMetric } from '../../../engine/measure/measure'
import type { UnitSettings } from '../../../model/project/quantity'
import type { WireWords } from './wire-words'

export interface WireLabelReader {
  names: WireWords
  words: Words
  unitSettings: UnitSettings
  figure: (value: number, decimals: number) => string
  /** Whether several systems are drawn, which outdoor units and boards then name. */
  isBuilding: boolean
}

/** Returns the texts of a wiring diagram: at devices their name, model and load or address; at lines protective device, cable and length. */
export function wireLabels(rows: readonly WireRow[], { names, words, unitSettings, figure, isBuilding }: WireLabelReader): WireLabels {
  const lines = rows.filter(({ from }) => from >= 0)
  const length = (metres: number): string => `${figure(fromMetric(metres, 'length', unitSettings.length), 1)} ${unitSettings.length}`
  const facts = (row: WireRow): string => {
    if (row.diagram === 'power') return Number.isNaN(row.line.currentA) ? '' : `${figure(row.line.currentA, 1)} A`
    if (row.from < 0)
      return words('wiring:label.bus', {
        bus: row.line.bus.bus.name,
        total: length(row.line.totalM),
        most: length(row.line.bus.limits.maxM),
      })
    return Number.isNaN(row.piece.address) ? '' : words('wiring:label.address', { address: row.piece.address })
  }
  return {
    device: oncePerRow((at) => {
      const row = rows[at]
      if (!row) return []
      const { kind, model } = row.device
      const name = names.name(row)
      const room = names.item(row)?.room ?? ''
      const system = isBuilding && (kind === 'outdoor' || kind === 'board') ? names.systemName(row) : ''
      const second = [kind === 'board' || name === model ? '' : model, room, system].filter(Boolean).join(' · ')
      return [name, second, facts(row)].filter((text) => text !== '')
    }),
    line: oncePerRow((at) => {
      const row = lines[at]
      if (!row) return { cable: [], length: '', isAssumed: false }
      return {
        cable: cableTexts(row, rows, names, figure),
        length: length(row.device.lengthM),
        isAssumed: row.device.lengthFrom === 'assumed',
      }
    }),
  }
}

/** Writes the texts of a row when it is first seen: the board asks for them in every frame. */
function oncePerRow<T>(write: (at: number) => T): (at: number) => T {
  const known = new Map<number, T>()
  return (at) => {
    const before = known.get(at)
    if (before !== undefined) return before
    const written = write(at)
    known.set(at, written)
    return written
  }
}

/** The cable is named where it begins: at the start of a circuit, and at the first piece of a communication line. */
function cableTexts(
  row: WireRow,
  rows: readonly WireRow[],
  names: WireWords,
  figure: (value: number, decimals: number) => string,
): string[] {
  const cable = names.cable(row)
  if (row.diagram === 'signal') return (rows[row.from]?.from ?? -1) < 0 ? [cable] : []
  if (!row.line.isCircuitStart) return []
  const breaker = Number.isNaN(row.line.breakerA) ? '' : `${figure(row.line.breakerA, 0)} A`
  return breaker === '' ? [cable] : [`${breaker} · ${cable}`, cable, breaker]
}
