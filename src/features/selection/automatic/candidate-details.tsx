import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Candidate } from '../../../engine/select/selection'
import type { Room } from '../../../model/project/rooms/room'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { useFormat } from '../../../ui/words/format'
import classes from './automatic.module.css'
import { useReasonSentence } from './reason-sentence'

/** Most rooms of a system that are named; the others are counted. */
const NAMED_ROOMS = 6

/** Explains a candidate: the reasons for it, its systems with their rooms, and the rooms that get less than they require. */
export const CandidateDetails = memo(function CandidateDetails({ candidate, rooms }: { candidate: Candidate; rooms: readonly Room[] }) {
  const { t } = useTranslation('automatic')
  const format = useFormat()
  const sentence = useReasonSentence()
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const named = (id: string): string => byId.get(id)?.name || t('details.unnamed')
  const { reasons, systems, unmet } = candidate
  return (
    <section className={classes.details} aria-label={t('details.title')}>
      <h3 className={classes.heading}>{t('details.why')}</h3>
      <ul className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason.code}>{sentence(reason)}</li>
        ))}
      </ul>
      {unmet.length > 0 ? (
        <>
          <h3 className={classes.heading}>{t('details.unmet')}</h3>
          <ul className={classes.reasons}>
            {unmet.map(({ room, quantity, requiredKw, deliveredKw }) => (
              <li key={`${room} ${quantity}`}>
                {named(room)} · {t(`details.${quantity}`)}:{' '}
                <QuantityText quantity="loadCapacity" value={deliveredKw} decimals={1} isFixed /> /{' '}
                <QuantityText quantity="loadCapacity" value={requiredKw} decimals={1} isFixed />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <h3 className={classes.heading}>{t('details.systems')}</h3>
      <ul className={classes.systems}>
        {systems.map(({ name, models, ratedCrPct, units }) => (
          <li key={name}>
            <b>{models.join(' + ')}</b> <span className={classes.muted}>{t('details.ratio', { ratio: format.number(ratedCrPct, 1) })}</span>
            <br />
            <span className={classes.muted}>
              {units
                .slice(0, NAMED_ROOMS)
                .map(({ room, modelName, count }) => `${named(room)} (${count > 1 ? `${count} × ` : ''}${modelName})`)
                .join(', ')}
              {units.length > NAMED_ROOMS ? ` ${t('details.more', { count: units.length - NAMED_ROOMS })}` : ''}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})
