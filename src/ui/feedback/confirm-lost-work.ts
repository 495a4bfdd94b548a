import i18next from 'i18next'
import type { LostWork } from '../../model/drawing/lost-work'
import { confirm } from './confirm-dialog'

/** Asks before new diagrams replace the present ones without taking all of them over; names and counts what would be lost. `words` say so of more than one. */
export function confirmLostWork(lost: LostWork, words?: { title: string; text: string }): Promise<boolean> {
  return confirm({
    title: words?.title ?? i18next.t('ui:lostWork.title'),
    text: words?.text ?? i18next.t('ui:lostWork.text'),
    items: lostItems(lost),
    confirmLabel: i18next.t('ui:lostWork.confirm'),
  })
}

function lostItems({ isRehung, ...counts }: LostWork): string[] {
  const items = [
    counts.fittings > 0 && i18next.t('ui:lostWork.fittings', { count: counts.fittings }),
    isRehung && i18next.t('ui:lostWork.rehung'),
    counts.pipes > 0 && i18next.t('ui:lostWork.pipes', { count: counts.pipes }),
    counts.marks > 0 && i18next.t('ui:lostWork.marks', { count: counts.marks }),
    counts.units > 0 && i18next.t('ui:lostWork.units', { count: counts.units }),
    counts.loose > 0 && i18next.t('ui:lostWork.loose', { count: counts.loose }),
  ]
  return items.filter((item) => item !== false)
}
