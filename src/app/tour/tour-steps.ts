import { STEPS, type StepId } from '../../platform/areas'
import type { TourStop, TourStops } from '../../ui/tour-stop'

const FEATURES = import.meta.glob<TourStops>('/src/features/*/tour.ts', { eager: true, import: 'tour' })

/** A stop with the step on whose screen it is. */
export type StepStop = TourStop & { area: StepId }

/** The tour of the example project: the stops on the design steps, in the order of the table of areas. */
export const TOUR: readonly StepStop[] = STEPS.flatMap(({ id, screen }) =>
  (FEATURES[`/src/features/${screen}/tour.ts`]?.[id] ?? []).map((stop) => ({ ...stop, area: id })),
)
