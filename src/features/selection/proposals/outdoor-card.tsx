import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AreaText } from '../../../ui/fields/area-text'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { SMALL_ICON_PX } from '../../../ui/frame/icon-sizes'
import { withUnit } from '../../../platform/words/locale'
import { useFormat } from '../../../ui/words/format'
import { EstimateMark } from '../catalogue/estimate-mark'
import { RESERVE_PCT, type OutdoorCard } from './outdoor-cards'
import type { OutdoorFacts } from './outdoor-facts'
import classes from './proposals.module.css'

interface OutdoorCardViewProps {
  card: OutdoorCard
  facts: OutdoorFacts
  isChosen: boolean
  isReadOnly: boolean
  /** Most important sentence about it. */
  reason: string
  onChoose: () => void
}

/** Shows one of the proposals to choose between, with what it costs: power, refrigerant, weight, ground, sound. */
export function OutdoorCardView({ card: { kinds, proposal }, facts, isChosen, isReadOnly, reason, onChoose }: OutdoorCardViewProps) {
  const { t } = useTranslation(['choosing', 'selection'])
  const format = useFormat()
  const name = proposal.models.join(' + ')
  const isBest = kinds.includes('best')
  const kw = (value: number | null) => <QuantityText quantity="loadCapacity" value={value} decimals={1} isFixed />
  const number = (value: number | null, decimals: number) => (value === null ? '–' : format.number(value, decimals, true))
  return (
    <article className={classes.card} data-best={isBest} aria-label={t('card.label', { model: name })}>
      <p className={classes.cardKind}>{kinds.map((kind) => t(`card.${kind}`, { percent: RESERVE_PCT })).join(' · ')}</p>
      <h3 className={classes.cardModel}>
        {name}
        <EstimateMark basis={facts.basis} />
      </h3>
      <p className={classes.cardSub}>
        {[t('card.hp', { hp: proposal.hp }), proposal.refrigerant, t(`selection:systemType.${proposal.systemType}`)].join(' · ')}
      </p>
      <dl className={classes.facts}>
        <Fact name={t('selection:column.cooling')}>{kw(proposal.coolKw)}</Fact>
        <Fact name={t('selection:column.heating')}>{kw(proposal.heatKw)}</Fact>
        <Fact name={t('selection:ratio.rated')}>{t('ui:percent', { value: format.number(proposal.ratedCrPct, 1, true) })}</Fact>
        <Fact name={t('card.power')}>{facts.powerKw === null ? '–' : withUnit(number(facts.powerKw, 1), 'kW')}</Fact>
        <Fact name={t('card.chargeName')}>
          <QuantityText quantity="weight" value={facts.chargeKg} decimals={1} isFixed />
        </Fact>
        <Fact name={t('selection:column.weight')}>
          <QuantityText quantity="weight" value={facts.weightKg} decimals={0} />
        </Fact>
        <Fact name={t('card.footprint')}>
          <AreaText value={facts.footprintM2} />
        </Fact>
        <Fact name={t('selection:column.sound')}>{facts.soundDbA === null ? '–' : withUnit(number(facts.soundDbA, 0), 'dB(A)')}</Fact>
        <Fact name="EER / COP">{`${number(facts.eer, 2)} / ${number(facts.cop, 2)}`}</Fact>
      </dl>
      <p className={classes.cardReason} title={reason}>
        {reason}
      </p>
      {isChosen ? (
        <span className={classes.cardChosen}>
          <IconCheck size={SMALL_ICON_PX} aria-hidden="true" /> {t('selection:proposals.chosen')}
        </span>
      ) : (
        <Button
          fullWidth
          variant={isBest ? 'filled' : 'default'}
          disabled={isReadOnly}
          aria-label={t('selection:proposals.chooseModel', { model: name })}
          onClick={onChoose}
        >
          {t('selection:proposals.choose')}
        </Button>
      )}
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
