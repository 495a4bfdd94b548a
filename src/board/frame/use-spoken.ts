import { useTranslation } from 'react-i18next'
import type { Finding } from '../../model/finding/finding'
import { describePlace } from './describe-place'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { LabelSource } from '../../drawing/labels/label-source'
import { acceptingCount } from '../placing/accepting-rows'
import { ACCEPTS } from '../placing/placing'
import type { PlacingControl } from '../placing/use-placing'
import type { Place } from '../../drawing/view/spatial-index'

/** Returns the board's text for a screen reader: the picked rows, or the place aimed at while an item is carried. */
export function useSpoken(
  drawing: Drawing,
  places: readonly Place[],
  labels: LabelSource,
  sentence: (finding: Finding) => string,
  control: PlacingControl,
): string {
  const { t } = useTranslation(['board', 'placing'])
  const { placing, targets, aimed, walked, answer } = control
  if (placing) {
    const values = { name: placing.name }
    if (!targets) return t('placing:asking')
    if (!aimed?.place) return placing.isFree ? t('placing:free', values) : t('placing:begin', { ...values, count: acceptingCount(targets) })
    const place = placing.nameOf(aimed.place)
    if (walked && aimed.verdict === ACCEPTS) return t('placing:walked', { ...values, place, at: walked.at + 1, count: walked.count })
    if (aimed.verdict === ACCEPTS || answer?.accepts) return t('placing:accepts', { ...values, place })
    return answer ? t('placing:refuses', { place, reason: answer.sentence }) : ''
  }
  const [first] = places
  if (places.length > 1) return t('pickedCount', { count: places.length })
  return first ? describePlace(drawing, first, labels, sentence) : ''
}
