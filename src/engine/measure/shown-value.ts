import type { Quantity, UnitSettings } from '../../model/project/quantity'
import { convert, round } from './measure'

type Settings = Partial<UnitSettings> | null | undefined

/**
 * Converts a form field's value after the user has changed measures, from the former setting to the present one, and rounds it, by default to 2 decimals.
 * Returns it unchanged where it is an empty text or no number, or where a setting is missing (specification, numeric unit conversions).
 */
export function shownValue<T>(value: T, quantity: Quantity, former: Settings, present: Settings, decimals = 2): T | number {
  const from = former?.[quantity]
  const to = present?.[quantity]
  if (from === undefined || to === undefined || typeof value !== 'number' || !Number.isFinite(value)) return value
  return round(convert(value, from, to, quantity), decimals)
}
