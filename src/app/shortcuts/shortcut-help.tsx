import { Kbd, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { BOARD_SHORTCUTS, boardKeyCaps } from '../../canvas/board/board-shortcuts'
import { dialogs } from '../dialogs'
import classes from './shortcut-help.module.css'
import { keyCaps, SHORTCUTS } from './shortcuts'

export function ShortcutHelp() {
  const { t } = useTranslation(['app', 'placing'])
  const { isHelpOpen } = useSnapshot(dialogs)
  const isMac = /mac/i.test(navigator.userAgent)
  const close = (): void => {
    dialogs.isHelpOpen = false
  }
  return (
    <Modal size={760} opened={isHelpOpen} onClose={close} title={t('shortcuts.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <dl className={classes.list}>
        {SHORTCUTS.map((shortcut) => (
          <div key={`${shortcut.name} ${shortcut.key}`} className={classes.line}>
            <dt>{t(`shortcuts.${shortcut.name}`)}</dt>
            <dd>
              {keyCaps(shortcut, isMac).map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <h3 className={classes.group}>{t('shortcuts.board')}</h3>
      <dl className={classes.list}>
        {Object.entries(BOARD_SHORTCUTS).map(([name, shortcut]) => (
          <div key={name} className={classes.line}>
            <dt>{t(`placing:menu.${name}`)}</dt>
            <dd>
              {boardKeyCaps(shortcut, isMac).map((cap) => (
                <Kbd key={cap}>{cap}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>{t('shortcuts.boardWalk')}</p>
      <p className={classes.note}>{t('shortcuts.tables')}</p>
    </Modal>
  )
}
