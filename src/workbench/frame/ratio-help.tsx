import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconHelpCircle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ICON_PX } from '../../ui/frame/icon-sizes'
import classes from './ratio-help.module.css'

/** Explains beside the two connection ratios in what they differ; with its name where it stands on a line of its own. */
export function RatioHelp({ isNamed = false }: { isNamed?: boolean }) {
  const { t } = useTranslation('selection')
  const sign = <IconHelpCircle size={ICON_PX} aria-hidden="true" />
  return (
    <Popover position="bottom-start" width={320} withArrow trapFocus returnFocus>
      <Popover.Target>
        {isNamed ? (
          <Button variant="subtle" size="compact-sm" leftSection={sign} className={classes.named ?? ''}>
            {t('ratio.help')}
          </Button>
        ) : (
          <ActionIcon variant="subtle" aria-label={t('ratio.help')} title={t('ratio.help')}>
            {sign}
          </ActionIcon>
        )}
      </Popover.Target>
      <Popover.Dropdown aria-label={t('ratio.help')}>
        <dl className={classes.ratios}>
          <dt>{t('ratio.rated')}</dt>
          <dd>{t('ratio.ratedText')}</dd>
          <dt>{t('ratio.actual')}</dt>
          <dd>{t('ratio.actualText')}</dd>
        </dl>
      </Popover.Dropdown>
    </Popover>
  )
}
