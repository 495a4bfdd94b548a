import { Button, SegmentedControl } from '@mantine/core'
import { IconClipboard, IconUpload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../state/piping/project'
import { EmptyState } from '../../../ui/feedback/empty-state'
import { FileButton } from '../../../ui/fields/file-button'
import { ICON_PX } from '../../../ui/frame/icon-sizes'
import { useFormat } from '../../../ui/words/format'
import { addSystem } from '../../../workbench/commands/systems/add-system'
import { openSystem } from '../../../workbench/commands/open-system'
import { AutomaticDialog } from '../automatic/automatic-dialog'
import type { SystemView } from '../picked-system'
import { usePack } from '../../../ui/hooks/use-pack'
import { ImportDialog } from './import/import-dialog'
import { LIST_FILES, pastedSource } from './import/list-files'
import classes from './room-list.module.css'
import { roomsView } from './rooms-view'
import { RoomsPanel } from './table/rooms-panel'
import { useRoomRows } from './table/use-room-rows'
import { useRoomLists } from './use-room-lists'

/** Renders the rooms of the project or the units of a system, and takes lists of rooms from keys, clipboard and files. `children` are the units. */
export function RoomsOrUnits({ system, children }: { system: SystemView | null; children: ReactNode }) {
  const { t } = useTranslation('rooms')
  const pack = usePack()
  const lists = useRoomLists()
  const rows = useRoomRows(pack)
  const { shown } = useSnapshot(roomsView)
  const view = !system || (shown ?? 'units') === 'rooms' ? 'rooms' : 'units'
  const isEmpty = !system && rows.length === 0
  return (
    <div className={classes.views} data-over={lists.drop.isOver} {...lists.drop.handlers}>
      {isEmpty ? (
        <EmptyProject onFiles={lists.addFiles} onPaste={() => void lists.pasteFromClipboard()} />
      ) : (
        <>
          <ViewSwitch view={view} roomCount={rows.length} systemName={system?.name ?? null} />
          {view === 'rooms' && pack ? (
            <div className={classes.rooms}>
              {rows.length === 0 ? (
                <NoRooms onFiles={lists.addFiles} onPaste={() => void lists.pasteFromClipboard()} />
              ) : (
                <RoomsPanel
                  rows={rows}
                  pack={pack}
                  system={system}
                  onFiles={lists.addFiles}
                  onPasteList={(text) => lists.add(pastedSource(text, ''))}
                  onOpenSystem={(id) => {
                    openSystem(id)
                    roomsView.shown = 'units'
                  }}
                />
              )}
            </div>
          ) : (
            <div className={classes.units}>{children}</div>
          )}
        </>
      )}
      {pack ? <AutomaticDialog pack={pack} /> : null}
      {lists.drop.isOver ? <div className={classes.drop}>{t('import.drop')}</div> : null}
      {lists.source && pack ? (
        <ImportDialog
          key={lists.number}
          source={lists.source}
          pack={pack}
          onAdded={() => (roomsView.shown = 'rooms')}
          onClose={lists.close}
        />
      ) : null}
    </div>
  )
}

function ViewSwitch({ view, roomCount, systemName }: { view: 'rooms' | 'units'; roomCount: number; systemName: string | null }) {
  const { t } = useTranslation('rooms')
  const format = useFormat()
  if (systemName === null) return null
  return (
    <div className={classes.switch}>
      <SegmentedControl
        aria-label={t('view.label')}
        value={view}
        data={[
          { value: 'rooms', label: t('view.rooms', { shown: format.number(roomCount, 0) }) },
          { value: 'units', label: t('view.units', { name: systemName }) },
        ]}
        onChange={(next) => (roomsView.shown = next === 'rooms' ? 'rooms' : 'units')}
      />
    </div>
  )
}

interface ListButtonsProps {
  onFiles: (files: File[]) => void
  onPaste: () => void
}

function ListButtons({ onFiles, onPaste }: ListButtonsProps) {
  const { t } = useTranslation('rooms')
  const { readOnly } = useSnapshot(projectState)
  return (
    <>
      <Button leftSection={<IconClipboard size={ICON_PX} aria-hidden="true" />} disabled={readOnly} onClick={onPaste}>
        {t('empty.paste')}
      </Button>
      <FileButton accept={LIST_FILES} leftSection={<IconUpload size={ICON_PX} aria-hidden="true" />} disabled={readOnly} onFiles={onFiles}>
        {t('empty.file')}
      </FileButton>
    </>
  )
}

/** Renders the first choices of a project without rooms and systems. */
function EmptyProject(props: ListButtonsProps) {
  const { t } = useTranslation(['rooms', 'selection'])
  const { readOnly } = useSnapshot(projectState)
  return (
    <EmptyState
      title={t('empty.title')}
      text={t('empty.text')}
      action={
        <div className={classes.actions}>
          <ListButtons {...props} />
          <Button variant="default" disabled={readOnly} onClick={() => addSystem()}>
            {t('empty.withoutRooms')}
          </Button>
        </div>
      }
    />
  )
}

function NoRooms(props: ListButtonsProps) {
  const { t } = useTranslation('rooms')
  return (
    <EmptyState
      title={t('none.title')}
      text={t('empty.text')}
      action={
        <div className={classes.actions}>
          <ListButtons {...props} />
        </div>
      }
    />
  )
}
