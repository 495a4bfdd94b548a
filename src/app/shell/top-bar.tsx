import { ActionIcon, Button, Kbd } from '@mantine/core'
import { palette } from '../palette/palette-store'
import { IconForms, IconMenu2, IconRuler2, IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { isWithin, pathOf } from '../../platform/areas'
import { LanguageMenu } from '../../ui/frame/language-menu'
import { Mark } from '../../ui/frame/mark'
import { ThemeMenu } from '../../ui/frame/theme-menu'
import { useHasProject } from '../../ui/hooks/use-has-project'
import { AccountMenu } from './account-menu'
import { openProjectData } from '../../state/page/project-data'
import { dialogs } from '../dialogs'
import { HelpMenu } from '../help/help-menu'
import { AlternativesMenu } from '../project/alternatives-menu'
import { ProjectName } from '../project/project-name'
import { SaveIndicator } from '../project/save-indicator'
import { ShareButton } from '../project/share-button'
import classes from './shell.module.css'
import searchClasses from './top-bar.module.css'
import { UndoButtons } from '../project/undo-buttons'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'

const PALETTE_KEYS = 'Ctrl K'

export function TopBar({ onRail, isRailOpen }: { onRail: () => void; isRailOpen: boolean }) {
  const { t } = useTranslation(['app', 'units'])
  const { pathname } = useLocation()
  const hasProject = useHasProject()
  const isDesigning = hasProject && isWithin(pathname, pathOf('design'))
  return (
    <section className={classes.bar} aria-label={t('bar')}>
      <div className={classes.railButton}>
        <ActionIcon aria-label={t('rail.open')} aria-expanded={isRailOpen} onClick={onRail}>
          <IconMenu2 size={MENU_ICON_PX} aria-hidden="true" />
        </ActionIcon>
      </div>
      <Link to={pathOf('gateway')} className={classes.home} aria-label={t('toGateway')}>
        <Mark />
      </Link>
      {isDesigning ? (
        <>
          <ProjectName />
          <ActionIcon aria-label={t('project.data')} title={t('project.data')} onClick={() => openProjectData()}>
            <IconForms size={MENU_ICON_PX} aria-hidden="true" />
          </ActionIcon>
          <AlternativesMenu />
          <SaveIndicator />
          <span className={classes.divider} />
          <UndoButtons />
        </>
      ) : (
        <span className={searchClasses.product}>Branchline</span>
      )}
      <span className={classes.push} />
      {isDesigning ? <ShareButton /> : null}
      <Button
        className={searchClasses.search ?? ''}
        variant="default"
        leftSection={<IconSearch size={15} aria-hidden="true" />}
        rightSection={<Kbd className={searchClasses.keys ?? ''} size="xs" aria-hidden="true" data-keys={PALETTE_KEYS} />}
        aria-keyshortcuts="Control+K"
        aria-label={t('palette.open')}
        onClick={palette.open}
      >
        <span className={searchClasses.word}>{t('palette.open')}</span>
      </Button>
      <div className={classes.group}>
        <ActionIcon aria-label={t('units:title')} title={t('units:title')} onClick={() => (dialogs.isUnitsOpen = true)}>
          <IconRuler2 size={MENU_ICON_PX} aria-hidden="true" />
        </ActionIcon>
        <LanguageMenu />
        <ThemeMenu />
        <HelpMenu />
        <AccountMenu />
      </div>
    </section>
  )
}
