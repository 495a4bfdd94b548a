import type { TourStops } from '../../ui/tour-stop'

const onUnits = (): void => {
  void import('./index').then(({ showUnits }) => showUnits())
}

export const tour = {
  selection: [
    { id: 'rooms', anchors: ['[aria-labelledby="indoor-heading"]'], side: 'below', prepare: onUnits },
    { id: 'outdoor', anchors: ['[aria-labelledby="outdoor-heading"]'], side: 'above', prepare: onUnits },
  ],
} satisfies TourStops
