import { IconTemperatureSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { WeatherSource } from '../../../model/project/first-page/weather-source'
import type { DesignConditions } from '../../../model/project/project'
import { useFormat } from '../../../ui/words/format'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import classes from './fields.module.css'
import { typedConditions } from './project-draft'

const DISTANCE_DECIMALS = 1

/** Names the source of the outdoor values: station, distance, publisher and day, and how many values have been typed since. */
export function WeatherNote({ source, design }: { source: WeatherSource; design: Readonly<DesignConditions> }) {
  const { t } = useTranslation('information')
  const format = useFormat()
  const { station, stationName, distanceKm, publisher, date } = source
  const parts = [
    [stationName, station === '' ? '' : t('weather.number', { number: station })].filter(Boolean).join(' '),
    distanceKm === null ? '' : t('weather.distance', { distance: format.number(distanceKm, DISTANCE_DECIMALS) }),
    publisher,
    date === '' ? '' : t('weather.date', { date: format.date(date) }),
  ].filter(Boolean)
  const typed = typedConditions(source, design).length
  return (
    <p className={classes.source}>
      <IconTemperatureSun size={ICON_PX} aria-hidden="true" />
      <span>
        {t('weather.station', { text: parts.join(' · ') })}
        {typed > 0 ? ` ${t('weather.typed', { count: typed })}` : ''}
      </span>
    </p>
  )
}
