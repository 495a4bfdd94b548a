import type { TourStops } from '../../ui/tour-stop'

const onGroups = (): void => {
  void import('./screen-state').then(({ showTab }) => showTab('groups'))
}

export const tour = {
  controller: [{ id: 'groups', anchors: ['[data-tour="control-groups"]'], side: 'below', prepare: onGroups }],
} satisfies TourStops
