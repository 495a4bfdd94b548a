import { Kbd, Modal } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { BOARD_SHORTCUTS } from '../../board/frame/board-shortcuts'
import { keyCaps, type KeyPress } from '../../ui/hooks/key-caps'
import { dialogs } from '../dialogs'
import classes from './shortcut-help.module.css'
import { SHORTCUTS } from './shortcuts'

/** Lists all keys of the product and of the board. */
export function ShortcutHelp() {
  const { t } = useTranslation(['app', 'placing'])
  const { isHelpOpen } = useSnapshot(dialogs)
  const close = (): void => {
    dialogs.isHelpOpen = false
  }
  return (
    <Modal size={760} opened={isHelpOpen} onClose={close} title={t('shortcuts.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      <KeyList lines={SHORTCUTS.map((shortcut) => [t(shortcut.label), shortcut])} />
      <h3 className={classes.group}>{t('shortcuts.board')}</h3>
      <KeyList lines={Object.entries(BOARD_SHORTCUTS).map(([name, shortcut]) => [t(`placing:menu.${name}`), shortcut])} />
      <p className={classes.note}>{t('placing:keys.boardWalk')}</p>
      <p className={classes.note}>{t('placing:keys.tables')}</p>
      <p className={classes.note}>{t('placing:keys.systems')}</p>
    </Modal>
  )
}

function KeyList({ lines }: { lines: readonly (readonly [does: string, keys: KeyPress])[] }) {
  const isMac = /mac/i.test(navigator.userAgent)
  return (
    <dl className={classes.list}>
      {lines.map(([does, keys], place) => (
        <div key={place} className={classes.line}>
          <dt>{does}</dt>
          <dd>
            {keyCaps(keys, isMac).map((cap) => (
              <Kbd key={cap}>{cap}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
