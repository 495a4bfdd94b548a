import { useTranslation } from 'react-i18next'
import type { FactorChain as Chain } from '../../contract/system-record'
import { useFormat } from '../../ui/format'
import { QuantityText } from '../../ui/quantity-text'
import classes from './piping.module.css'

interface FactorChainProps {
  title: string
  nominalKw: number
  chain: Chain
  deliveredKw: number
}

const FACTORS = ['ratio', 'indoor', 'outdoor', 'length', 'level', 'defrost', 'altitude'] as const

/** How a capacity comes from nominal to delivered, factor by factor; factors of 1 change nothing and are left out. */
export function FactorChain({ title, nominalKw, chain, deliveredKw }: FactorChainProps) {
  const { t } = useTranslation('piping')
  const format = useFormat()
  return (
    <section className={classes.group}>
      <h3>{title}</h3>
      <dl className={classes.figures}>
        <div>
          <dt>{t('factors.nominal')}</dt>
          <dd>
            <QuantityText quantity="loadCapacity" value={nominalKw} />
          </dd>
        </div>
        {FACTORS.filter((factor) => chain[factor] !== 1).map((factor) => (
          <div key={factor} className={classes.factor}>
            <dt>{t(`factors.${factor}`)}</dt>
            <dd>× {format.number(chain[factor], 3, true)}</dd>
          </div>
        ))}
        <div className={classes.sum}>
          <dt>{t('factors.delivered')}</dt>
          <dd>
            <QuantityText quantity="loadCapacity" value={deliveredKw} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
