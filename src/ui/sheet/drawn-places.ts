import type { RowWindow } from '../table/use-row-window'

/** Returns the indices that are drawn, in order: those in view, and `kept` wherever it is, as an edited cell must stay in the page. -1 keeps none. */
export function drawnPlaces({ from, to }: Pick<RowWindow, 'from' | 'to'>, kept: number): number[] {
  const places = Array.from({ length: to - from }, (_, index) => from + index)
  if (kept < 0 || (kept >= from && kept < to)) return places
  return kept < from ? [kept, ...places] : [...places, kept]
}
