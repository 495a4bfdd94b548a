/** The source of a project's outdoor design values. Texts are empty, and the distance null, where it is not known. */
export interface WeatherSource {
  /** Number of the weather station (WMO). */
  station: string
  stationName: string
  /** Distance of the station from the site, km. */
  distanceKm: number | null
  /** Publisher of the data. */
  publisher: string
  /** Day on which the values were looked up, ISO 8601. */
  date: string
  /** All other fields of the answer with which they came, kept unchanged. */
  others: Record<string, unknown>
}
