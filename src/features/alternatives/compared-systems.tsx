import { Select, useComputedColorScheme } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { systemLabels } from '../../drawing/labels/system-labels'
import { diagramSvg } from '../../drawing/svg/diagram-svg'
import type { System } from '../../model/project/project'
import type { ComparedDesign } from '../../report/compare/design-figures'
import { pairSystems, type PairedSystems } from '../../report/compare/paired-systems'
import { usePack } from '../../ui/hooks/use-pack'
import { useUnitSettings } from '../../ui/words/unit-settings'
import classes from './alternatives.module.css'
import { compareState } from './compare-state'
import { DifferencesTable } from './differences-table'

/** Above this many nodes a drawing is too small to be read beside another. */
const MOST_NODES = 2_000

/** Shows one system of two designs beside each other: both drawings, and below what differs pipe by pipe and unit by unit. */
export function ComparedSystems({ left, right }: { left: ComparedDesign; right: ComparedDesign }) {
  const { t } = useTranslation('alternatives')
  const { systemKey } = useSnapshot(compareState)
  const pairs = useMemo(() => pairSystems(left.project, right.project), [left, right])
  const pair = pairs.find(({ key }) => key === systemKey) ?? pairs[0]
  if (!pair) return <p className={classes.hint}>{t('noSystems')}</p>
  return (
    <div className={classes.systems}>
      <Select
        className={classes.system ?? ''}
        label={t('system')}
        allowDeselect={false}
        searchable={pairs.length > 10}
        value={pair.key}
        data={pairs.map((each) => ({ value: each.key, label: nameOf(each) }))}
        onChange={(key) => key !== null && (compareState.systemKey = key)}
      />
      <div className={classes.drawings}>
        <DrawingOf design={left} system={pair.left} />
        <DrawingOf design={right} system={pair.right} />
      </div>
      {pair.isSame ? <DifferencesTable pair={pair} left={left} right={right} /> : <p className={classes.hint}>{t('notSame')}</p>}
    </div>
  )
}

function nameOf({ left, right }: PairedSystems): string {
  const names = [...new Set([left?.name, right?.name].filter((name) => name !== undefined))]
  return names.join(' – ')
}

function DrawingOf({ design, system }: { design: ComparedDesign; system: System | null }) {
  const { t, i18n } = useTranslation(['alternatives', 'board'])
  const unitSettings = useUnitSettings()
  const theme = useComputedColorScheme('light')
  const pack = usePack()
  const svg = useMemo(() => {
    if (!system || !pack || system.diagram.nodeCount === 0 || system.diagram.nodeCount > MOST_NODES) return null
    const result = design.results[system.id] ?? null
    const words = (key: string, values: Record<string, string | number> = {}): string => t(key, values)
    const labels = systemLabels(system, { unitSettings, pack, words, language: i18n.language })
    return diagramSvg(system.diagram, result, { theme, labels })
  }, [design, system, pack, unitSettings, theme, t, i18n.language])
  const why = !system ? t('absent') : system.diagram.nodeCount === 0 ? t('notDrawn') : t('tooLarge')
  return (
    <figure className={classes.drawing}>
      <figcaption>{design.name}</figcaption>
      {svg === null ? (
        <p className={classes.hint}>{why}</p>
      ) : (
        // The image is drawn by the app itself, and its painter escapes every label.
        <div
          role="img"
          tabIndex={0}
          aria-label={t('drawingOf', { name: design.name, system: system?.name ?? '' })}
          className={classes.picture}
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      )}
    </figure>
  )
}
