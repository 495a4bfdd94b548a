import type { OutsideRangeList, RangeBody, RangeList } from '../../../src/contract/device/checks'
import { designField, designOf } from '../../../src/contract/device/wire-design'
import { InputError } from '../../../src/contract/input-error'
import type { Pack } from '../../../src/contract/pack'
import {
  operatingRanges,
  outsideRanges,
  rangesOfModels,
  rangesOfSeries,
  type OutdoorRanges,
  type OutsideRange,
} from '../../../src/model/pack-rules/series/operating-range'
import type { DesignConditions } from '../../../src/model/project/project'
import { seriesName } from '../menus/menus'

const NOT_GIVEN = designOf()

const boundsOf = ([min, max]: readonly [number, number]): { min: number; max: number } => ({ min, max })

/** Returns the operating ranges of every series, and of rooms. */
export function rangeList(pack: Pack, language: string): RangeList {
  const indoor = operatingRanges(pack, null, NOT_GIVEN)
  const room = (code: string) => {
    const found = indoor.find((range) => range.code === code)
    return { min: found?.min ?? 0, max: found?.max ?? 0 }
  }
  return {
    records: pack.series.flatMap(({ id }) => {
      const ranges = rangesOfSeries(pack, id)
      if (!ranges) return []
      const { cooling, heating, recovery } = ranges
      return {
        series: id,
        name: seriesName(pack, id, language),
        coolingOutdoorDbt: boundsOf(cooling),
        heatingOutdoorWbt: boundsOf(heating),
        recoveryOutdoorDbt: recovery && boundsOf(recovery),
      }
    }),
    coolingIndoorDbt: room('limit.coolIndoorDbC'),
    heatingIndoorDbt: room('limit.heatIndoorDbC'),
  }
}

/**
 * Returns the temperatures of a design that are outside an operating range: of each model and series named, of all series where none is; then those
 * of rooms and wet bulbs.
 * @throws InputError for a model or series that the pack does not have
 */
export function outsideList(pack: Pack, { design: sent, oduModels = [], series = [] }: RangeBody): OutsideRangeList['records'] {
  const design = designOf(sent)
  const known = <T>(ranges: T | null, path: string, what: string): T => {
    if (ranges === null) throw new InputError(path, `${what} of the rule pack`)
    return ranges
  }
  const isOpen = oduModels.length === 0 && series.length === 0
  const codes = isOpen ? pack.series.map(({ id }) => id).filter((id) => rangesOfSeries(pack, id)) : series
  const general = outsideRanges(pack, null, design)
  return [
    ...oduModels.flatMap((modelName, row) => {
      const ranges = known(rangesOfModels(pack, [modelName]), `$.oduModels[${row}]`, 'an outdoor model')
      return ownOf(pack, ranges, design, general).map((outside) => ({ modelName, ...outside }))
    }),
    ...codes.flatMap((code, row) => {
      const ranges = known(rangesOfSeries(pack, code), `$.series[${row}]`, 'a series')
      return ownOf(pack, ranges, design, general).map((outside) => ({ series: code, ...outside }))
    }),
    ...general.map(onWire),
  ]
}

/** Returns what is outside the ranges of one machine, without what holds for every design. */
function ownOf(pack: Pack, ranges: OutdoorRanges, design: DesignConditions, general: readonly OutsideRange[]) {
  const codes = new Set(general.map(({ code }) => code))
  return outsideRanges(pack, ranges, design)
    .filter(({ code }) => !codes.has(code))
    .map(onWire)
}

const onWire = ({ field, ...outside }: OutsideRange) => ({ ...outside, field: designField(field) })
