import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { acceptingCount } from './accepting-rows'
import classes from './placing.module.css'
import type { PlacingControl } from './use-placing'

/** While something is carried: what, how many places take it, and the way out for who has no Escape key. */
export function PlacingBar({ control, onEnded }: { control: PlacingControl; onEnded: () => void }) {
  const { t } = useTranslation('placing')
  const { placing, targets } = control
  if (!placing) return null
  return (
    <div className={classes.bar} data-over-board>
      <strong>{placing.name}</strong>
      {placing.isFree ? null : <span>{targets ? t('bar.places', { count: acceptingCount(targets) }) : t('asking')}</span>}
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
