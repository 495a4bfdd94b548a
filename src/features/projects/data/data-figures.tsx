import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { SystemResult } from '../../../engine/decode/system-result'
import { results } from '../../../state/core/results'
import { workplace } from '../../../state/page/workplace'
import { projectState } from '../../../state/piping/project'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { useSystemResult } from '../../../ui/hooks/use-system-result'
import { useFormat } from '../../../ui/words/format'
import classes from './data-dialog.module.css'

type Outdoor = NonNullable<SystemResult['outdoor']>

/** Shows ratio and delivered capacities of the open system while its project's data change; a figure that has changed names its value before. */
export function DataFigures() {
  const { t } = useTranslation(['information', 'selection'])
  const format = useFormat()
  const { current } = useSnapshot(projectState)
  const { systemId } = useSnapshot(workplace)
  const { computing } = useSnapshot(results)
  const system = current?.systems[systemId ?? ''] ?? current?.systems[current.systemOrder[0] ?? '']
  const result = useSystemResult(system?.id ?? null)
  const outdoor = result?.outdoor ?? null
  const [first, setFirst] = useState<{ id: string; outdoor: Outdoor } | null>(null)
  if (system && outdoor && first?.id !== system.id) setFirst({ id: system.id, outdoor })
  if (!system) return <p className={classes.figures}>{t('figures.noSystem')}</p>
  if (!outdoor)
    return <p className={classes.figures}>{computing ? t('selection:strip.computing') : t('figures.none', { name: system.name })}</p>

  const before = first?.id === system.id ? first.outdoor : outdoor
  const ratio = (key: 'ratedCR' | 'actualCR', label: string) => {
    const shown = (value: number): string => t('ui:percent', { value: format.number(value, 1) })
    return (
      <Figure label={label} before={shown(before[key]) === shown(outdoor[key]) ? null : shown(before[key])}>
        {shown(outdoor[key])}
      </Figure>
    )
  }
  const capacity = (key: 'coolCapa' | 'heatCapa', label: string) => {
    const text = (value: number) => <QuantityText quantity="loadCapacity" value={value} decimals={1} isFixed />
    const isSame = format.number(before[key], 1) === format.number(outdoor[key], 1)
    return (
      <Figure label={label} before={isSame ? null : text(before[key])}>
        {text(outdoor[key])}
      </Figure>
    )
  }
  const errors = result?.errorCount ?? 0
  return (
    <div className={classes.figures} aria-live="polite" aria-label={t('figures.title', { name: system.name })} role="group">
      <b className={classes.system}>{system.name}</b>
      {ratio('ratedCR', t('selection:ratio.rated'))}
      {ratio('actualCR', t('selection:ratio.actual'))}
      {capacity('coolCapa', t('figures.cooling'))}
      {capacity('heatCapa', t('figures.heating'))}
      {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
    </div>
  )
}

function Figure({ label, before, children }: { label: string; before: React.ReactNode; children: React.ReactNode }) {
  const { t } = useTranslation('information')
  return (
    <span className={classes.figure}>
      <span className={classes.figureName}>{label}</span>
      <span className={classes.figureValue}>{children}</span>
      <span className={classes.figureBefore}>
        {before === null ? null : (
          <>
            {t('figures.before')} {before}
          </>
        )}
      </span>
    </span>
  )
}
