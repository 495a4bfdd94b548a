import { ActionIcon } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../words/format'
import classes from './paged.module.css'

interface PagerProps {
  current: number
  size: number
  total: number
  onTurn: (page: number) => void
}

/** Shows which rows are shown of how many, with buttons for the other pages. */
export function Pager({ current, size, total, onTurn }: PagerProps) {
  const { t } = useTranslation('ui')
  const format = useFormat()
  const last = Math.max(1, Math.ceil(total / size))
  const from = total === 0 ? 0 : (current - 1) * size + 1
  return (
    <nav className={classes.pager} aria-label={t('paged.label')}>
      <span role="status">
        {t('paged.rows', {
          from: format.number(from, 0),
          to: format.number(Math.min(total, current * size), 0),
          total: format.number(total, 0),
        })}
      </span>
      <ActionIcon variant="default" size={32} aria-label={t('paged.previous')} disabled={current <= 1} onClick={() => onTurn(current - 1)}>
        <IconChevronLeft size={16} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon variant="default" size={32} aria-label={t('paged.next')} disabled={current >= last} onClick={() => onTurn(current + 1)}>
        <IconChevronRight size={16} aria-hidden="true" />
      </ActionIcon>
    </nav>
  )
}
