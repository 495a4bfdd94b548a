import { useTranslation } from 'react-i18next'
import type { WeatherInfo } from '../../../contract/geography'
import { useLatest } from '../../../ui/hooks/use-latest'
import { DesignFields } from './design-fields'
import classes from './fields.module.css'
import { PlaceFields } from './place-fields'
import { sourceOf, withWeather, type ProjectDraft } from './project-draft'
import type { OnRefused } from './use-refused'
import { WeatherNote } from './weather-note'

export interface PlacePartProps {
  draft: ProjectDraft
  onRefused?: OnRefused
  /** `isSameStep` joins the weather to the city that it was fetched for. */
  onChange: (patch: Partial<ProjectDraft>, isSameStep?: boolean) => void
}

/** Edits the place and its design conditions; a chosen city brings its outdoor values with their source. */
export function PlacePart({ draft, onRefused, onChange }: PlacePartProps) {
  const { t } = useTranslation('information')
  // The weather arrives later than the city was chosen.
  const latest = useLatest(draft)
  const takeWeather = (weather: WeatherInfo): void =>
    onChange(
      { design: withWeather(latest.current.design, weather), weather: sourceOf(weather, new Date().toISOString().slice(0, 10)) },
      true,
    )
  return (
    <>
      <div className={classes.grid}>
        <PlaceFields country={draft.country} province={draft.province} city={draft.city} onPlace={onChange} onWeather={takeWeather} />
      </div>
      {draft.weather ? <WeatherNote source={draft.weather} design={draft.design} /> : <p className={classes.hint}>{t('weather.none')}</p>}
      <DesignFields draft={draft} {...(onRefused && { onRefused })} onDesign={(design) => onChange({ design })} />
    </>
  )
}
