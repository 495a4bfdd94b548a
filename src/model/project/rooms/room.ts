/** A room of the building with its loads. The list items that serve it carry its id in `roomId`. */
export interface Room {
  id: string
  name: string
  floor: string
  /** Part of the building that is planned together, such as a wing or a tenant; free text. */
  zone: string
  areaM2: number | null
  heightM: number | null
  /** Code of a use in the pack's list of uses, or free text; '' where not given. */
  use: string
  /** Required total cooling, sensible cooling and heating; null means "not typed". */
  coolKw: number | null
  sensibleKw: number | null
  heatKw: number | null
  /** Pack code of the preferred type of indoor unit; '' where there is none. */
  type: string
  /** Other fields of the room on the wire, kept unchanged. */
  extra: Record<string, unknown>
}
