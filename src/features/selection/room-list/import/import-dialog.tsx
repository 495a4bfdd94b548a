import { Alert, Button, Checkbox, Modal, NativeSelect } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Pack } from '../../../../contract/pack'
import { placeName } from '../../../../contract/room-list/room-table'
import { HEADING_ROWS, type ColumnMatch } from '../../../../contract/room-list/match-columns'
import { listedMeasures, listedTypes, listedUses } from '../../../../engine/room-list/read-room-table'
import type { DecimalSign } from '../../../../model/text/figure'
import { decimalSign } from '../../../../platform/words/locale'
import { projectState } from '../../../../state/piping/project'
import { PanelHint } from '../../../../ui/feedback/panel-hint'
import { ProgressOverlay } from '../../../../ui/feedback/progress-overlay'
import { useUnitSettings } from '../../../../ui/words/unit-settings'
import { useFormat } from '../../../../ui/words/format'
import { addListedRooms } from '../commands/add-listed-rooms'
import { ListFindings } from './list-findings'
import type { ReadingOptions } from './list-reader'
import { ListPreview } from './list-preview'
import classes from './import-dialog.module.css'
import { useListReading, type ListReading, type ListSource } from './use-list-reading'

interface ImportDialogProps {
  source: ListSource
  pack: Pack
  onAdded: (ids: string[]) => void
  onClose: () => void
}

/** Previews a list of rooms: which column holds what, what will be added and what cannot be read; the rooms are added as one step of undo. */
export function ImportDialog({ source, pack, onAdded, onClose }: ImportDialogProps) {
  const { t } = useTranslation('rooms')
  const format = useFormat()
  const known = useSnapshot(projectState).current?.rooms
  const rooms = useMemo(() => (known ?? []).map(({ name, floor }) => ({ name, floor })), [known])
  const [decimal, setDecimal] = useState<DecimalSign | null>(null)
  const options = useOptions(pack, decimal)
  const reading = useListReading(source, options, rooms)
  const [leavesOut, setLeavesOut] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const { state, summary } = reading
  const count = summary?.roomCount ?? 0
  const isStopped = (summary?.problemCount ?? 0) > 0 && !leavesOut
  const isReady = count > 0 && !isStopped
  const addButton = useRef<HTMLButtonElement>(null)
  // While the list was read the button could not take the focus that a dialog gives.
  useEffect(() => {
    if (isReady && document.activeElement === document.body) addButton.current?.focus()
  }, [isReady])
  const add = async (): Promise<void> => {
    setAdding(true)
    const ids = addListedRooms(await reading.rooms())
    setAdding(false)
    if (ids.length > 0) onAdded(ids)
    onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={source.name === '' ? t('import.titlePasted') : t('import.titleFile', { name: source.name })}
      size={1100}
      closeButtonProps={{ 'aria-label': t('import.close') }}
    >
      <div className={classes.dialog}>
        {state.kind === 'refused' ? (
          <Alert color="red" title={t('import.refusedTitle')} role="alert">
            {state.place === null ? '' : `${placeName(state.place)}: `}
            {t(`refusal.${state.refusal}`)}
          </Alert>
        ) : null}
        {state.kind === 'reading' ? <ProgressOverlay text={t('import.reading')} onCancel={onClose} /> : null}
        {state.kind === 'open' ? (
          <>
            <ListTools reading={reading} decimal={decimal ?? options.decimal} onDecimal={setDecimal} />
            <ListPreview reading={reading} measures={options.measures} />
            {summary ? (
              <ListFindings summary={summary} />
            ) : (
              <ProgressOverlay text={t('import.readingRooms')} fraction={reading.progress} onCancel={onClose} />
            )}
            {summary && summary.problemCount > 0 && count > 0 ? (
              <Checkbox label={t('import.leaveOut')} checked={leavesOut} onChange={(event) => setLeavesOut(event.currentTarget.checked)} />
            ) : null}
          </>
        ) : null}
      </div>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('import.cancel')}
        </Button>
        {state.kind === 'refused' ? null : (
          <Button ref={addButton} data-autofocus loading={isAdding} disabled={!isReady} onClick={() => void add()}>
            {t('import.add', { shown: format.number(count, 0) })}
          </Button>
        )}
      </div>
    </Modal>
  )
}

/** Returns the options of reading: measures of the project, and the decimal sign of the reader's language until another is chosen. */
function useOptions(pack: Pack, decimal: DecimalSign | null): ReadingOptions & { decimal: DecimalSign } {
  const { i18n } = useTranslation()
  const units = useUnitSettings()
  return useMemo(
    () => ({
      types: listedTypes(pack),
      uses: listedUses(pack),
      measures: listedMeasures(units),
      decimal: decimal ?? decimalSign(i18n.language),
    }),
    [pack, units, decimal, i18n.language],
  )
}

interface ListToolsProps {
  reading: ListReading
  decimal: DecimalSign
  onDecimal: (sign: DecimalSign) => void
}

/** Chooses the sheet, the row of headings, and the decimal sign where the list does not show it. */
function ListTools({ reading, decimal, onDecimal }: ListToolsProps) {
  const { t } = useTranslation('rooms')
  const { state } = reading
  if (state.kind !== 'open') return null
  const { sheets, sheet, match } = state
  const rows = Math.min(HEADING_ROWS, sheets[sheet]?.rowCount ?? 0)
  const open = match.columns.find(isOpen)
  return (
    <div className={classes.tools}>
      {sheets.length > 1 ? (
        <NativeSelect
          label={t('import.sheet')}
          value={String(sheet)}
          data={sheets.map(({ sheet: label }, at) => ({ value: String(at), label }))}
          onChange={(event) => reading.chooseSheet(Number(event.currentTarget.value))}
        />
      ) : null}
      <NativeSelect
        label={t('import.headings')}
        value={String(match.headingRow)}
        data={[
          { value: '-1', label: t('import.noHeadings') },
          ...Array.from({ length: rows }, (_, at) => ({ value: String(at), label: t('import.row', { row: at + 1 }) })),
        ]}
        onChange={(event) => reading.chooseHeadings(Number(event.currentTarget.value))}
      />
      {open ? (
        <NativeSelect
          label={t('import.decimal')}
          value={decimal}
          data={[
            { value: '.', label: t('import.decimalPoint') },
            { value: ',', label: t('import.decimalComma') },
          ]}
          onChange={(event) => onDecimal(event.currentTarget.value === ',' ? ',' : '.')}
        />
      ) : null}
      {open ? <PanelHint>{t('import.decimalHint', { column: open.heading })}</PanelHint> : null}
    </div>
  )
}

function isOpen({ field, shown }: ColumnMatch): boolean {
  return field !== null && shown === 'open'
}
