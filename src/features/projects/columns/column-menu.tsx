import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { columnChoices, withColumn, withMovedColumn } from './arranged-columns'
import classes from './column-menu.module.css'
import { ICON_PX } from '../../../ui/frame/icon-sizes'

export interface ColumnMenuProps {
  columns: readonly { key: string; header: string }[]
  chosen: unknown
  /** Called with the chosen keys; null restores the default. */
  onChoose: (keys: string[] | null) => void
}

/** Selects and orders the columns of a list. */
export function ColumnMenu({ columns, chosen, onChoose }: ColumnMenuProps) {
  const { t } = useTranslation('projects')
  const choices = columnChoices(columns, chosen)
  const shownCount = choices.filter(({ isShown }) => isShown).length
  return (
    <Popover position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={ICON_PX} aria-hidden="true" />}>
          {t('columns.open')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={classes.list} aria-label={t('columns.open')}>
          {choices.map(({ key, isShown }, place) => {
            const name = columns.find((column) => column.key === key)?.header ?? key
            return (
              <li key={key} className={classes.line}>
                <Checkbox
                  className={classes.choice ?? ''}
                  label={name}
                  checked={isShown}
                  onChange={(event) => onChoose(withColumn(choices, key, event.currentTarget.checked))}
                />
                <ActionIcon
                  aria-label={t('columns.up', { name })}
                  disabled={!isShown || place === 0}
                  onClick={() => onChoose(withMovedColumn(choices, key, -1))}
                >
                  <IconArrowUp size={ICON_PX} aria-hidden="true" />
                </ActionIcon>
                <ActionIcon
                  aria-label={t('columns.down', { name })}
                  disabled={!isShown || place >= shownCount - 1}
                  onClick={() => onChoose(withMovedColumn(choices, key, 1))}
                >
                  <IconArrowDown size={ICON_PX} aria-hidden="true" />
                </ActionIcon>
              </li>
            )
          })}
        </ul>
        <Button variant="subtle" mt="xs" fullWidth disabled={chosen === undefined} onClick={() => onChoose(null)}>
          {t('columns.reset')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
