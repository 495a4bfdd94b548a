import type { TourStops } from '../../ui/tour-stop'
import { wiringView } from './wiring-view'

const onPower = (): void => {
  wiringView.shown = 'power'
}

export const tour = {
  wiring: [{ id: 'wiring', anchors: ['[role="toolbar"]'], side: 'below', prepare: onPower }],
} satisfies TourStops
