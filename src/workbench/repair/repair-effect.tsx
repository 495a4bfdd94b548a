import { useTranslation } from 'react-i18next'
import type { SystemResult } from '../../engine/decode/system-result'
import { isRead, type LimitMeter } from '../../engine/meters/limit-meter'
import type { Finding } from '../../model/finding/finding'
import { useFormat } from '../../ui/words/format'
import { QuantityText } from '../../ui/fields/quantity-text'
import { useMeterWords } from '../limits/use-meter-words'
import { useMeters } from '../limits/use-meters'
import type { OpenSystem } from '../open-system/use-open-system'
import { DeliveredLines } from './delivered-lines'
import { EffectLine } from './effect-line'
import classes from './repair.module.css'
import { useEffect, useRef, useState } from 'react'
import { addedElsewhere, compareFindings } from '../../state/core/try-change'
import { FindingChanges } from './finding-changes'
import { changeOf } from './safe-repairs'
import { currentProject } from '../../state/piping/project'
import { previewChange } from '../../state/core/preview-change'
import type { Preview } from '../../state/core/preview-change'

interface Effect extends Preview {
  /** Findings that come, of other systems too. */
  added: readonly Finding[]
  gone: readonly Finding[]
}

interface Asked {
  finding: Finding
  preview: Effect | null
}

/** Returns the core's result for the system with the finding's repair applied; undefined while it is calculated, null where nothing would change. */
function useRepairPreview({ system, pack, result }: OpenSystem, finding: Finding): Effect | null | undefined {
  const [asked, setAsked] = useState<Asked | null>(null)
  const systemId = system.id
  const before = useRef<readonly Finding[]>([])
  useEffect(() => {
    before.current = result?.findings ?? []
  }, [result])
  useEffect(() => {
    let isWanted = true
    const ask = async (): Promise<void> => {
      const project = currentProject()
      const change = project && finding.repair && changeOf(project, systemId, finding, finding.repair, pack)
      const checked = change && change.ops.length > 0 ? await previewChange(systemId, change) : null
      const elsewhere = project && change && checked ? await addedElsewhere(project, systemId, change) : []
      const was = project?.systems[systemId]?.diagram
      const { added, gone } =
        checked && was
          ? compareFindings(
              { diagram: was, findings: before.current },
              { diagram: checked.system.diagram, findings: checked.result.findings },
            )
          : { added: [], gone: [] }
      if (isWanted) setAsked({ finding, preview: checked && { ...checked, added: [...added, ...elsewhere], gone } })
    }
    ask().catch(() => isWanted && setAsked({ finding, preview: null }))
    return () => {
      isWanted = false
    }
  }, [systemId, finding, pack])
  return asked?.finding === finding ? asked.preview : undefined
}

/** Shows findings, the limit, delivered capacity, ratio and charge before and after a repair, as the core calculates them. */
export function RepairEffect({ open, finding }: { open: OpenSystem; finding: Finding }) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const words = useMeterWords(open.unitSettings)
  const preview = useRepairPreview(open, finding)
  const meters = useMeters(open)
  const before = open.result
  if (preview === undefined || !before) return <p className={classes.hint}>{t('repair.calculating')}</p>
  if (preview === null) return <p className={classes.hint}>{t('repair.nothing')}</p>
  const after = preview.result
  const limits = [limitOf(meters ?? [], finding), limitOf(preview.meters, finding)] as const
  const meter = limits[0] ?? limits[1]
  const percent = (value: number | undefined): string => (value === undefined ? '–' : `${format.number(value, 1, true)} %`)
  const count = (result: SystemResult): [number, number] => [result.errorCount, result.findingCount - result.errorCount]
  const [errorsBefore, adviceBefore] = count(before)
  const [errorsAfter, adviceAfter] = count(after)
  return (
    <>
      <table className={classes.effect} aria-label={t('repair.compare')}>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('repair.before')}</th>
            <th scope="col">{t('repair.after')}</th>
          </tr>
        </thead>
        <tbody>
          <EffectLine name={t('repair.errors')} before={format.number(errorsBefore, 0)} after={format.number(errorsAfter, 0)} />
          <EffectLine name={t('repair.advice')} before={format.number(adviceBefore, 0)} after={format.number(adviceAfter, 0)} />
          {meter ? <EffectLine name={words.name(meter)} before={shown(limits[0])} after={shown(limits[1])} /> : null}
          <DeliveredLines finding={finding} before={{ system: open.system, result: before }} after={preview} />
          {meter && isRatio(meter) ? null : (
            <EffectLine name={t('repair.ratedCr')} before={percent(before.outdoor?.ratedCR)} after={percent(after.outdoor?.ratedCR)} />
          )}
          <tr>
            <th scope="row">{t('repair.charge')}</th>
            <td>
              <QuantityText quantity="weight" value={before.outdoor?.totalChargeKg} />
            </td>
            <td>
              <QuantityText quantity="weight" value={after.outdoor?.totalChargeKg} />
            </td>
          </tr>
        </tbody>
      </table>
      <FindingChanges open={open} title={t('repair.goes')} findings={preview.gone} />
      <FindingChanges open={open} title={t('repair.comes')} findings={preview.added} />
    </>
  )

  function shown(of: LimitMeter | undefined): string {
    return of ? `${words.figure(of, of.value)} / ${words.figure(of, of.limit)} ${words.unit(of)}`.trim() : '–'
  }
}

/** Returns whether a limit is one of the ratio itself, which needs no second line. */
function isRatio({ name }: LimitMeter): boolean {
  return ['minCrPct', 'maxCrPct', 'maxCrSpecialPct', 'crLimitTallPct'].includes(name)
}

/** Returns the meter of a finding's limit, the one nearest to its place. */
function limitOf(meters: readonly LimitMeter[], { code, nodeId, edgeId }: Finding): LimitMeter | undefined {
  const same = meters.filter((meter) => isRead(meter) && meter.code === code)
  return same.find(({ place }) => place.nodeId === nodeId && place.edgeId === edgeId) ?? same[0]
}
