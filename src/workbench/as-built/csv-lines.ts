import type { TFunction } from 'i18next'
import { fromMetric } from '../../engine/measure/measure'
import type { UnitSettings } from '../../model/project/quantity'
import type { FrozenValue } from '../../model/as-built/compare-with-frozen'
import type { ComparisonLine } from './comparison-lines'
import { quantityOf } from './line-quantity'

/** Returns the comparison as a table of words and numbers in the user's measures, for spreadsheets. */
export function csvLines(
  lines: readonly ComparisonLine[],
  settings: UnitSettings,
  t: TFunction<'as-built'>,
): { head: string[]; lines: (string | number | null)[][] } {
  const isLength = (line: ComparisonLine): boolean => quantityOf(line.field) === 'length'
  const shown = (line: ComparisonLine, value: FrozenValue): FrozenValue =>
    typeof value === 'number' && isLength(line) ? fromMetric(value, 'length', settings.length) : value
  return {
    head: [t('place'), t('quantity'), t('unit'), t('designed'), t('installed'), t('difference'), t('state.title'), t('defaultLength')],
    lines: lines.map((line) => [
      line.name,
      t(`field.${line.field}`),
      isLength(line) ? settings.length : '',
      shown(line, line.designed),
      shown(line, line.installed),
      shown(line, line.difference),
      t(line.field === 'route' ? 'state.moved' : `state.${line.state}`),
      defaultsOf(line, t),
    ]),
  }
}

/** Names which of a row's two lengths is a default because none was entered. */
function defaultsOf({ field, designed, frozen, installed, typed }: ComparisonLine, t: TFunction<'as-built'>): string {
  if (field === 'defaultLengthM') return [t('designed'), t('installed')].join(', ')
  if (field !== 'lengthM') return ''
  const isDesigned = frozen === null && designed !== null
  return [...(isDesigned ? [t('designed')] : []), ...(typed === null && installed !== null ? [t('installed')] : [])].join(', ')
}
