import { IconBan, IconCheck } from '@tabler/icons-react'
import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './placing.module.css'
import { ACCEPTS } from './placing'
import type { PlacingControl } from './use-placing'
import { ICON_PX } from '../../ui/frame/icon-sizes'

/** Shows the name of the carried item beside the pointer, and why the place under it refuses. */
export function DropBubble({ control, bubble }: { control: PlacingControl; bubble: RefObject<HTMLDivElement | null> }) {
  const { t } = useTranslation('placing')
  const { placing, aimed, answer, showBubble, targets } = control
  useLayoutEffect(showBubble)
  if (!placing) return null
  const isAccepted = aimed?.verdict === ACCEPTS || answer?.accepts === true
  const isRefused = aimed?.place !== undefined && aimed.place !== null && !isAccepted && answer !== null
  const state = isAccepted ? 'accepts' : isRefused ? 'refuses' : 'open'
  return (
    <div ref={bubble} className={classes.bubble} data-state={state} hidden={aimed === null} aria-hidden="true">
      <div className={classes.words}>
        {isAccepted ? <IconCheck size={ICON_PX} /> : isRefused ? <IconBan size={ICON_PX} /> : null}
        <span>
          {placing.name}
          {isRefused ? <small>{answer.sentence}</small> : null}
          {targets === null ? <small>{t('asking')}</small> : null}
        </span>
      </div>
    </div>
  )
}
