import { ActionIcon, Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'
import classes from './panels.module.css'

/** The key that a label names behind its words, as in "Find (Ctrl F)". */
const KEY_AT_END = /\s*[(（][^()（）]*[)）]$/

/** Place in the order in which tools show a word beside their symbol as the window grows. */
export type ToolWord = 'first' | 'second' | 'third' | 'fourth'

interface ToolProps {
  label: string
  icon: Icon
  /** Without it the tool is a symbol at any width. */
  word?: ToolWord
  isDisabled?: boolean
  onClick: () => void
}

/** Renders a tool: a symbol, with its label without the key as a word where the window has space for it. */
export function Tool({ label, icon: Symbol, word, isDisabled = false, onClick }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon className={word ? classes.worded : undefined} aria-label={label} disabled={isDisabled} onClick={onClick}>
        <Symbol size={MENU_ICON_PX} aria-hidden="true" />
        {word ? (
          <span className={classes.toolWord} data-word={word}>
            {label.replace(KEY_AT_END, '')}
          </span>
        ) : null}
      </ActionIcon>
    </Tooltip>
  )
}
