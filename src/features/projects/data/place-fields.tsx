import { Select } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CALLS } from '../../../contract/calls'
import { call } from '../../../platform/call'
import type { Country, Province, WeatherInfo } from '../../../contract/geography'
import { toLanguage } from '../../../platform/words/languages'
import { startsFirst } from '../../../ui/fields/starts-first'

export interface PlaceFieldsProps {
  country: string
  province: string
  city: string
  onPlace: (place: { country?: string; province?: string; city?: string }) => void
  onWeather: (weather: WeatherInfo) => void
}

/** Maximum number of options rendered at once; the search narrows the rest. */
const OPTIONS_SHOWN = 100
const SEPARATOR = '\u001f'

/** Selects country and city from the server's lists; selecting a city fetches its design weather. */
export function PlaceFields({ country, province, city, onPlace, onWeather }: PlaceFieldsProps) {
  const { t, i18n } = useTranslation('projects')
  const language = toLanguage(i18n.language)
  const [countries, setCountries] = useState<readonly Country[]>([])
  const [provinces, setProvinces] = useState<readonly Province[]>([])
  const [failed, setFailed] = useState<'countries' | 'cities' | 'weather' | null>(null)

  useEffect(() => {
    call(CALLS.geography.projectCountries, { params: { language } }).then(setCountries, () => setFailed('countries'))
  }, [language])

  // An existing project has a country already, so its cities are offered at once.
  const [givenCountry] = useState(country)
  const isKnown = countries.some(({ code }) => code === givenCountry)
  useEffect(() => {
    if (!isKnown) return
    call(CALLS.geography.provincesAndCities, { params: { language }, body: { country: givenCountry } }).then(
      (list) => setProvinces((before) => (before.length > 0 ? before : list.provinces)),
      () => setFailed('cities'),
    )
  }, [language, givenCountry, isKnown])

  const chooseCountry = (code: string | null): void => {
    onPlace({ country: code ?? '', province: '', city: '' })
    setProvinces([])
    setFailed(null)
    if (code !== null)
      call(CALLS.geography.provincesAndCities, { params: { language }, body: { country: code } }).then(
        (list) => setProvinces(list.provinces),
        () => setFailed('cities'),
      )
  }
  const chooseCity = (value: string | null): void => {
    const [nextProvince = '', nextCity = ''] = (value ?? '').split(SEPARATOR)
    onPlace({ province: nextProvince, city: nextCity })
    if (nextCity === '') return
    call(CALLS.geography.weatherInfo, {
      body: { country, city: nextCity, ...(nextProvince === '' ? {} : { province: nextProvince }) },
    }).then(
      (found) => {
        setFailed(null)
        onWeather(found)
      },
      () => setFailed('weather'),
    )
  }

  return (
    <>
      <Select
        data-field="country"
        label={t('field.country')}
        placeholder={t('create.pickCountry')}
        searchable
        // Also what was typed before the list came has its first match active then.
        selectFirstOptionOnChange={countries.length > 0}
        filter={startsFirst}
        limit={OPTIONS_SHOWN}
        nothingFoundMessage={t('create.noMatch')}
        data={withGiven(
          countries.map(({ code, name }) => ({ value: code, label: name })),
          country,
        )}
        value={country === '' ? null : country}
        error={failed === 'countries' ? t('create.countriesFailed') : undefined}
        onChange={chooseCountry}
      />
      <Select
        data-field="city"
        label={t('field.city')}
        placeholder={country === '' ? t('create.countryFirst') : t('create.pickCity')}
        searchable
        selectFirstOptionOnChange={provinces.length > 0}
        filter={startsFirst}
        limit={OPTIONS_SHOWN}
        disabled={country === ''}
        nothingFoundMessage={t('create.noMatch')}
        data={cityOptions(provinces, province, city)}
        value={city === '' ? null : `${province}${SEPARATOR}${city}`}
        error={failed === 'cities' ? t('create.citiesFailed') : failed === 'weather' ? t('create.weatherFailed') : undefined}
        onChange={chooseCity}
      />
    </>
  )
}

/** Returns the options including the given one, under its own name where the server's list does not have it. */
function withGiven(options: { value: string; label: string }[], given: string): { value: string; label: string }[] {
  return given === '' || options.some(({ value }) => value === given) ? options : [{ value: given, label: given }, ...options]
}

function cityOptions(provinces: readonly Province[], province: string, city: string) {
  const groups = provinces.map((group) => ({
    group: group.province,
    items: group.cities.map((name) => ({ value: `${group.province}${SEPARATOR}${name}`, label: name })),
  }))
  const isListed = city === '' || provinces.some((group) => group.province === province && group.cities.includes(city))
  return isListed ? groups : [{ group: province, items: [{ value: `${province}${SEPARATOR}${city}`, label: city }] }, ...groups]
}
