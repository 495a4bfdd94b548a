import { useTranslation } from 'react-i18next'
import type { RoomProblem } from '../../../../contract/room-list/room-problem'
import { placeName } from '../../../../contract/room-list/room-table'
import { DataTable, type Column } from '../../../../ui/table/data-table'
import { useFormat } from '../../../../ui/words/format'
import classes from './import-dialog.module.css'
import type { ListSummary } from './list-reader'

const problemKey = ({ code, place }: RoomProblem): string => `${code} ${place.row} ${place.column}`
/** Equal names that are written out. */
const MOST_NAMES = 5

/** Says what a list will add, what is left out of it, and which cells cannot be read. */
export function ListFindings({ summary }: { summary: ListSummary }) {
  const { t } = useTranslation('rooms')
  const format = useFormat()
  const number = (count: number): string => format.number(count, 0)
  const { roomCount, problems, problemCount, remarks, remarkCount, totals, duplicates, duplicateCount } = summary
  const names = duplicates.slice(0, MOST_NAMES).join(', ')
  const notes = [
    problemCount > 0 ? t('import.problems', { shown: number(problemCount) }) : '',
    duplicateCount > 0
      ? t('import.duplicates', { shown: number(duplicateCount), names: duplicateCount > MOST_NAMES ? `${names} …` : names })
      : '',
    remarkCount > 0 ? t('import.unknownTypes', { shown: number(remarkCount) }) : '',
    totals > 0 ? t('import.totals', { shown: number(totals) }) : '',
  ].filter((note) => note !== '')
  const columns: Column<RoomProblem>[] = [
    { key: 'place', header: t('import.place'), value: ({ place }) => placeName(place) },
    { key: 'text', header: t('import.text'), value: ({ text }) => text },
    { key: 'reason', header: t('import.reason'), value: ({ code }) => t(`problem.${code}`) },
  ]
  const listed = [...problems, ...remarks]
  return (
    <>
      <div className={classes.summary} role="status">
        <p>{t('import.count', { shown: number(roomCount) })}</p>
        {notes.length > 0 ? (
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        ) : null}
      </div>
      {listed.length > 0 ? (
        <div className={classes.problems}>
          <DataTable label={t('import.problemList')} columns={columns} rows={listed} rowKey={problemKey} empty={null} />
        </div>
      ) : null}
    </>
  )
}
