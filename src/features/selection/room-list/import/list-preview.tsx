import { NativeSelect } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ROOM_FIELDS, type RoomField } from '../../../../contract/room-list/header-words'
import { KIND_OF_FIELD, type ColumnMatch } from '../../../../contract/room-list/match-columns'
import { measuresOf } from '../../../../contract/room-list/measures'
import { cellText, columnName } from '../../../../contract/room-list/room-table'
import { formatNumber } from '../../../../platform/words/locale'
import classes from './import-dialog.module.css'
import type { ReadingOptions } from './list-reader'
import type { ListReading } from './use-list-reading'

interface ListPreviewProps {
  reading: ListReading
  measures: ReadingOptions['measures']
}

/** Shows the first rows of a list, with a choice above each column of what it holds and in which measure. */
export function ListPreview({ reading, measures }: ListPreviewProps) {
  const { t, i18n } = useTranslation('rooms')
  const { state, summary } = reading
  const problems = useMemo(() => new Set(summary?.problems.map(({ place }) => `${place.row} ${place.column}`)), [summary])
  if (state.kind !== 'open') return null
  const { sheets, sheet, match } = state
  const { columns, firstRow } = match
  const rows = sheets[sheet]?.rows.slice(firstRow) ?? []
  return (
    <div className={classes.preview} role="region" aria-label={t('import.firstRows')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className={classes.heading}>{t('import.rowShort')}</span>
            </th>
            {columns.map((column, at) => (
              <th key={at} scope="col" data-left-out={column.field === null}>
                <ColumnHead column={column} at={at} measures={measures} onEdit={(patch) => reading.editColumn(at, patch)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              <th scope="row">{firstRow + place + 1}</th>
              {columns.map((column, at) => {
                const cell = row[at]
                return (
                  <td
                    key={at}
                    data-numeric={column.field !== null && (KIND_OF_FIELD[column.field] !== undefined || column.field === 'count')}
                    data-left-out={column.field === null}
                    data-problem={problems.has(`${firstRow + place + 1} ${at + 1}`)}
                  >
                    {typeof cell === 'number' ? formatNumber(cell, i18n.language, 4) : cellText(cell)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface ColumnHeadProps {
  column: ColumnMatch
  at: number
  measures: ReadingOptions['measures']
  onEdit: (patch: Partial<ColumnMatch>) => void
}

function ColumnHead({ column, at, measures, onEdit }: ColumnHeadProps) {
  const { t } = useTranslation('rooms')
  const name = column.heading === '' ? columnName(at + 1) : column.heading
  const kind = column.field === null ? undefined : KIND_OF_FIELD[column.field]
  return (
    <span className={classes.head}>
      <span className={classes.heading} title={name}>
        {name}
      </span>
      <NativeSelect
        size="xs"
        aria-label={t('import.fieldOf', { column: name })}
        value={column.field ?? ''}
        data={[{ value: '', label: t('import.notRead') }, ...ROOM_FIELDS.map((value) => ({ value, label: t(`field.${value}`) }))]}
        onChange={(event) => onEdit({ field: fieldOf(event.currentTarget.value) })}
      />
      {kind ? (
        <NativeSelect
          size="xs"
          aria-label={t('import.measureOf', { column: name })}
          value={column.measure !== null && measuresOf(kind).includes(column.measure) ? column.measure : measures[kind]}
          data={measuresOf(kind)}
          onChange={(event) => onEdit({ measure: event.currentTarget.value })}
        />
      ) : null}
    </span>
  )
}

function fieldOf(value: string): RoomField | null {
  return ROOM_FIELDS.find((field) => field === value) ?? null
}
