import type { TourStops } from '../../ui/tour-stop'

// The search is explained here and not on the board, whose drawer would cover it in a narrow window.
export const tour = {
  report: [
    { id: 'search', anchors: ['[aria-keyshortcuts="Control+K"]'], side: 'below' },
    { id: 'report', anchors: ['[data-tour="report"]'], side: 'below' },
  ],
} satisfies TourStops
