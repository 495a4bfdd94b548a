import { Menu } from '@mantine/core'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { keyCaps } from '../../ui/hooks/key-caps'
import { projectState } from '../../state/piping/project'
import classes from './board-menu.module.css'
import { boardMenu, closeBoardMenu } from './board-menu-state'
import type { BoardContext, BoardEntry } from './entry'
import { runEntry } from './run-entry'
import { ICON_PX } from '../../ui/frame/icon-sizes'

const OUTSIDE = ['mousedown', 'touchstart']

interface BoardMenuProps<Context extends BoardContext> {
  contextAt: (at: { px: number; py: number }) => Context
  onClose: () => void
  entries: readonly BoardEntry<Context>[]
}

/** Renders the menu of the picked rows: every possible action, with its key. */
export function BoardMenu<Context extends BoardContext>({ contextAt, onClose, entries }: BoardMenuProps<Context>) {
  const { t } = useTranslation(['placing', 'piping'])
  const { at } = useSnapshot(boardMenu)
  const { readOnly } = useSnapshot(projectState)
  const isMac = /mac/i.test(navigator.userAgent)
  const close = (): void => {
    closeBoardMenu()
    onClose()
  }
  if (!at) return null
  const context = contextAt(at)
  const shown = entries.filter((entry) => entry.isShown(context))
  const isPossible = (entry: BoardEntry<Context>): boolean => !(entry.isChange && readOnly)
  // The menu focuses its first entry, and a disabled one would lose the focus.
  const first = shown.find(isPossible)
  // A low window scrolls the menu, so its entries are in the order of Tab. The key that opens the menu is not a press outside of it. A fixed position keeps a low board from cutting the menu off.
  return (
    <Menu
      opened
      onClose={close}
      position="right-start"
      floatingStrategy="fixed"
      shadow="md"
      width={280}
      withinPortal={false}
      returnFocus={false}
      menuItemTabIndex={0}
      clickOutsideEvents={OUTSIDE}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          className={classes.anchor}
          style={{ left: at.px, top: at.py }}
          aria-label={t('menu.label')}
          data-over-board
          data-testid="menu-place"
        />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu} aria-label={t('menu.label')} data-over-board>
        {readOnly ? <Menu.Label role="presentation">{t('ui:readOnly')}</Menu.Label> : null}
        {shown.map((entry, place) => (
          <Fragment key={entry.key}>
            {place > 0 && shown[place - 1]?.group !== entry.group ? <Menu.Divider role="presentation" /> : null}
            <Menu.Item
              leftSection={<entry.icon size={ICON_PX} aria-hidden="true" />}
              rightSection={entry.shortcut ? <kbd className={classes.keys}>{keyCaps(entry.shortcut, isMac).join(' ')}</kbd> : null}
              disabled={!isPossible(entry)}
              data-autofocus={entry === first || undefined}
              onClick={() => {
                close()
                runEntry(entry, context)
              }}
            >
              {t(`menu.${entry.key}`)}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
