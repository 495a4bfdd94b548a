import { useTranslation } from 'react-i18next'
import type { FactorChain } from '../../../contract/system-record'
import type { ProofSubject } from '../../../engine/proof/proof'
import { sharePct, type ShareFinding } from '../../../model/finding/room-shortfall'
import { useFormat } from '../../../ui/words/format'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { useUnitSettings } from '../../../ui/words/unit-settings'
import { Provable } from '../../../workbench/proof/provable'
import { waterfallSteps } from './waterfall-steps'
import panel from '../../../workbench/frame/panels.module.css'
import classes from './derating.module.css'

/** Proof subjects of the figures of the chain. */
export interface WaterfallSubjects {
  nominal: ProofSubject
  delivered: ProofSubject
  factor: (link: keyof FactorChain) => ProofSubject
}

interface WaterfallProps {
  title: string
  nominalKw: number
  chain: FactorChain
  deliveredKw: number
  requiredKw?: number | null | undefined
  /** The core's finding of the room's shortfall: its severity, and the share of the whole room's requirement. */
  shortfall?: ShareFinding | null
  subjects: WaterfallSubjects
}

/** Shows the steps from nominal to delivered capacity, a bar per factor: a table whose bars are decorative. */
export function Waterfall({ title, nominalKw, chain, deliveredKw, requiredKw, shortfall = null, subjects }: WaterfallProps) {
  const { t } = useTranslation(['piping', 'panels'])
  const format = useFormat()
  const measure = useUnitSettings().loadCapacity
  const steps = waterfallSteps(nominalKw, chain)
  const required = requiredKw !== null && requiredKw !== undefined && requiredKw > 0 ? requiredKw : null
  const most = Math.max(nominalKw, deliveredKw, required ?? 0, ...steps.map((step) => step.toKw)) || 1
  const pct = (kw: number): number => (100 * kw) / most
  const bar = (kind: string, from: number, to: number) => (
    <td className={classes.bars} aria-hidden="true">
      <span className={classes.track}>
        <span
          className={classes.bar}
          data-kind={kind}
          style={{ left: `${pct(Math.min(from, to))}%`, width: `max(1px, ${Math.abs(pct(to) - pct(from))}%)` }}
        />
        {required === null ? null : <span className={classes.required} style={{ left: `${pct(required)}%` }} />}
      </span>
    </td>
  )
  const factorText = (factor: number): string => `${format.number((factor - 1) * 100, 1, true)} %`.replace(/^(?=\d)/, '+')
  return (
    <section className={panel.group}>
      <h3>{title}</h3>
      <table className={classes.waterfall} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t('panels:derating.step')}</th>
            <td />
            <th scope="col">{measure}</th>
            <th scope="col">{t('panels:derating.factor')}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={classes.end}>
            <th scope="row">{t('factors.nominal')}</th>
            {bar('end', 0, nominalKw)}
            <td>
              <Provable subject={subjects.nominal} label={t('factors.nominal')}>
                <QuantityText quantity="loadCapacity" value={nominalKw} isUnitHidden isFixed />
              </Provable>
            </td>
            <td />
          </tr>
          {steps.map(({ link, factor, fromKw, toKw }) => (
            <tr key={link} data-idle={factor === 1 || undefined}>
              <th scope="row">{t(`factors.${link}`)}</th>
              {bar(factor === 1 ? 'idle' : factor < 1 ? 'loss' : 'gain', fromKw, toKw)}
              <td>
                <QuantityText quantity="loadCapacity" value={toKw} isUnitHidden isFixed />
              </td>
              <td>
                <Provable subject={subjects.factor(link)} label={t(`factors.${link}`)}>
                  × {format.number(factor, 3, true)}
                  <small>{factor === 1 ? '' : factorText(factor)}</small>
                </Provable>
              </td>
            </tr>
          ))}
          <tr className={classes.end}>
            <th scope="row">{t('factors.delivered')}</th>
            {bar(shortfall?.severity ?? 'end', 0, deliveredKw)}
            <td>
              <Provable subject={subjects.delivered} label={t('factors.delivered')}>
                <QuantityText quantity="loadCapacity" value={deliveredKw} isUnitHidden isFixed />
              </Provable>
            </td>
            <td>{nominalKw > 0 ? `${format.number((100 * deliveredKw) / nominalKw, 1, true)} %` : null}</td>
          </tr>
          {required === null ? null : (
            <tr className={classes.demand}>
              <th scope="row">{t('unit.required')}</th>
              <td />
              <td>
                <QuantityText quantity="loadCapacity" value={required} isUnitHidden isFixed />
              </td>
              <td>{format.number(shortfall ? sharePct(shortfall) : (100 * deliveredKw) / required, 1, true)} %</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  )
}
