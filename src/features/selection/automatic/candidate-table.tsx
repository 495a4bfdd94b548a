import { Button } from '@mantine/core'
import { IconPointFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Candidate } from '../../../engine/select/selection'
import { countedModels } from '../../../model/project/counted-models'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { SMALL_ICON_PX } from '../../../ui/frame/icon-sizes'
import { useFormat } from '../../../ui/words/format'
import classes from './automatic.module.css'

interface CandidateTableProps {
  candidates: readonly Candidate[]
  picked: number
  isReadOnly: boolean
  onPick: (place: number) => void
  onApply: (candidate: Candidate) => void
}

/** Lists candidates, best first by the weights; the picked one is explained beside the list. */
export function CandidateTable({ candidates, picked, isReadOnly, onPick, onApply }: CandidateTableProps) {
  const { t } = useTranslation('automatic')
  const format = useFormat()
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className={classes.caption}>{t('table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.candidate')}</th>
            <th scope="col" className={classes.number}>
              {t('figure.systems')}
            </th>
            <th scope="col" className={classes.number}>
              {t('table.weight')}
            </th>
            <th scope="col" className={classes.number}>
              {t('table.power')}
            </th>
            <th scope="col" className={classes.number}>
              {t('table.charge')}
            </th>
            <th scope="col" className={classes.number}>
              {t('table.ratio')}
            </th>
            <th scope="col" className={classes.number}>
              {t('table.unmet')}
            </th>
            <th scope="col">
              <span className={classes.hidden}>{t('apply')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate, place) => {
            const { objective, unmet, isDominated } = candidate
            const rooms = new Set(unmet.map(({ room }) => room)).size
            return (
              <tr key={place} data-picked={place === picked} onClick={() => onPick(place)}>
                <th scope="row">
                  <button type="button" className={classes.row} aria-pressed={place === picked} onClick={() => onPick(place)}>
                    <span className={classes.mark}>
                      {isDominated ? null : <IconPointFilled size={SMALL_ICON_PX} role="img" aria-label={t('chart.best')} />}
                    </span>
                    {t('table.name', { number: place + 1, family: familyOf(candidate, t) })}
                  </button>
                  <span className={classes.models}>{countedModels(candidate.systems.flatMap(({ models }) => models))}</span>
                </th>
                <td className={classes.number}>{format.number(objective.systems, 0)}</td>
                <td className={classes.number}>
                  <QuantityText quantity="weight" value={objective.weightKg} decimals={0} />
                </td>
                <td className={classes.number}>{format.number(objective.powerKw, 1, true)}</td>
                <td className={classes.number}>
                  <QuantityText quantity="weight" value={objective.chargeKg} decimals={1} isFixed />
                </td>
                <td className={classes.number}>{format.number(objective.worstRatioPct, 1, true)}</td>
                <td className={classes.number}>{rooms > 0 ? <SeverityBadge severity="error" count={rooms} /> : format.number(0, 0)}</td>
                <td>
                  <Button
                    size="compact-sm"
                    variant={place === 0 ? 'filled' : 'default'}
                    disabled={isReadOnly || candidate.systems.length === 0}
                    aria-label={t('applyOne', { number: place + 1 })}
                    onClick={(event) => {
                      event.stopPropagation()
                      onApply(candidate)
                    }}
                  >
                    {t('apply')}
                  </Button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Returns the kind of system and the refrigerant, which a candidate's reasons name. */
function familyOf({ reasons }: Candidate, t: (key: 'family.HR' | 'family.HP') => string): string {
  const kind = reasons.find(({ code }) => code === 'heatPump' || code === 'heatRecovery')
  const refrigerant = kind?.values['refrigerant'] ?? ''
  return `${t(kind?.code === 'heatRecovery' ? 'family.HR' : 'family.HP')} ${refrigerant}`.trim()
}
