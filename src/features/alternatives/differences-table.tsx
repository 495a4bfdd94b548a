import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createDrawing } from '../../drawing/drawing/drawing'
import { systemLabels } from '../../drawing/labels/system-labels'
import { defaultLengthM } from '../../engine/encode/default-length'
import type { FrozenDifference } from '../../model/as-built/compare-with-frozen'
import type { System } from '../../model/project/project'
import { systemTags } from '../../model/tags/project-tags'
import type { ComparedDesign } from '../../report/compare/design-figures'
import { systemDifferences, type PairedSystems } from '../../report/compare/paired-systems'
import { reportNames, type ReportNames } from '../../report/document/report-names'
import { createFigures } from '../../report/document/figures'
import { NOTHING } from '../../report/document/report-document'
import { usePack } from '../../ui/hooks/use-pack'
import { DataTable, type Column } from '../../ui/table/data-table'
import { useUnitSettings } from '../../ui/words/unit-settings'

interface DifferenceRow {
  key: string
  place: string
  field: string
  left: string
  right: string
}

const METRES: ReadonlySet<string> = new Set(['lengthM', 'gasLengthM', 'liquidLengthM', 'heightM', 'defaultLengthM'])

/** Lists what differs between two versions of one system, pipe by pipe and unit by unit. */
export function DifferencesTable({ pair, left, right }: { pair: PairedSystems; left: ComparedDesign; right: ComparedDesign }) {
  const { t, i18n } = useTranslation(['alternatives', 'as-built', 'report', 'board'])
  const settings = useUnitSettings()
  const pack = usePack()
  const rows = useMemo((): DifferenceRow[] => {
    if (!pack || !pair.left || !pair.right) return []
    const words = (key: string, values: Record<string, string | number> = {}): string => t(key, values)
    const figures = createFigures(i18n.language, settings)
    const namesOf = (design: ComparedDesign, system: System): ReportNames => {
      const labels = systemLabels(system, { unitSettings: settings, pack, words, language: i18n.language })
      const drawing = createDrawing(system.diagram, design.results[system.id] ?? null, labels.equipment)
      return reportNames(drawing, labels, words, systemTags(design.project, system.id))
    }
    const [before, after] = [namesOf(left, pair.left), namesOf(right, pair.right)]
    const textOf = ({ field }: FrozenDifference, value: number | string | null): string => {
      if (value === null || value === '') return NOTHING
      if (METRES.has(field)) return figures.withUnit(Number(value), 'length', 2)
      if (field === 'reverse') return t(value === 1 ? 'as-built:yes' : 'as-built:no')
      if (field === 'route') return t('otherRoute')
      return String(value)
    }
    const defaultsM = { left: defaultLengthM(pair.left.diagram, pack), right: defaultLengthM(pair.right.diagram, pack) }
    return systemDifferences(pair, defaultsM).map((line) => {
      const names = line.state === 'removed' ? before : after
      return {
        key: `${line.place} ${line.id} ${line.field}`,
        place: line.place === 'node' ? names.nodeById(line.id) : names.edgeById(line.id),
        field: line.state === 'changed' ? t(`as-built:field.${line.field}`) : t(`as-built:state.${line.state}`),
        left: line.state === 'added' ? NOTHING : textOf(line, line.designed),
        right: line.state === 'removed' ? NOTHING : textOf(line, line.installed),
      }
    })
  }, [pair, left, right, pack, settings, t, i18n.language])
  const columns: Column<DifferenceRow>[] = [
    { key: 'place', header: t('as-built:place'), value: ({ place }) => place },
    { key: 'field', header: t('as-built:quantity'), value: ({ field }) => field },
    { key: 'left', header: left.name, isNumeric: true, value: (row) => row.left },
    { key: 'right', header: right.name, isNumeric: true, value: (row) => row.right },
  ]
  return <DataTable label={t('differences')} search columns={columns} rows={rows} rowKey={({ key }) => key} empty={t('noDifferences')} />
}
