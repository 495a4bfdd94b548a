import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acceptingCount, askedPlaces } from './accepting-rows'
import classes from './placing.module.css'
import type { DropTargets } from './placing'
import type { PlacingControl } from './use-placing'

/** Shows what is carried, how many places accept it, and a cancel button for devices without an Escape key. */
export function PlacingBar({ control, onEnded }: { control: PlacingControl; onEnded: () => void }) {
  const { t } = useTranslation('placing')
  const { placing, targets } = control
  if (!placing) return null
  const places = (of: DropTargets): string => {
    const count = acceptingCount(of)
    return count === 0 ? t('bar.noneFree') : t('bar.places', { count })
  }
  const hints = targets && !placing.isFree ? askedPlaces(targets) : []
  return (
    <div className={classes.bar} data-over-board="always">
      <strong>{placing.name}</strong>
      {placing.isFree ? null : <span>{targets ? places(targets) : t('asking')}</span>}
      {hints.map((hint) => (
        <span key={hint}>{t(`bar.${hint}`)}</span>
      ))}
      <small>{t('bar.keys')}</small>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          control.end()
          onEnded()
        }}
      >
        {t('bar.cancel')}
      </Button>
    </div>
  )
}
