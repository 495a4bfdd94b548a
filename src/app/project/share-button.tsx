import { Button } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'
import classes from './share-button.module.css'
import { useShareProject } from './use-share-project'

/** Opens the sharing of the open project; absent where the user may not share it. A narrow bar shows its icon only. */
export function ShareButton() {
  const { t } = useTranslation('app')
  const share = useShareProject()
  if (share === null) return null
  return (
    <Button
      className={classes.button ?? ''}
      variant="default"
      leftSection={<IconShare size={MENU_ICON_PX} aria-hidden="true" />}
      title={t('palette.share')}
      onClick={share}
    >
      <span className={classes.word}>{t('project.share')}</span>
    </Button>
  )
}
