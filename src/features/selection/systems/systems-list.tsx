import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { projectState } from '../../../state/document/project'
import { RenameField } from '../../../ui/fields/rename-field'
import { drawnLines } from '../../../ui/table/drawn-lines'
import { useRowWindow, WHOLE_TABLE_ROWS } from '../../../ui/table/use-row-window'
import { useLatest } from '../../../ui/hooks/use-latest'
import { addSystem } from '../commands/add-system'
import { moveSystem } from '../commands/move-system'
import { pickSystem } from '../commands/pick-system'
import { removeSystem } from '../commands/remove-system'
import { renameSystem } from '../commands/rename-system'
import type { SystemView } from '../picked-system'
import classes from '../selection.module.css'
import { SystemLine } from './system-line'
import { SystemMenu } from './system-menu'

const ICON_PX = 16
/** Height of a row of a long list, of which only those in view are drawn. */
const ROW_PX = 80

/** All outdoor systems of the project: pick, add, rename, copy, remove, reorder. Alt with the arrows moves the picked one. */
export function SystemsList({ picked }: { picked: string | null }) {
  const { t } = useTranslation('selection')
  const { current, readOnly } = useSnapshot(projectState)
  const [renamed, setRenamed] = useState<string | null>(null)
  const systems = (current?.systemOrder ?? []).flatMap((id) => current?.systems[id] ?? [])
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const drawn = useRowWindow(systems.length, ROW_PX, scroller)
  const isLong = systems.length > WHOLE_TABLE_ROWS
  // The list is reached by the picked one; whoever is in it leaves and comes back where he was.
  const [focused, setFocused] = useState<string | null>(null)
  const placeOf = (id: string | null): number => systems.findIndex((system) => system.id === id)
  const entry = Math.max(0, focused !== null && placeOf(focused) >= 0 ? placeOf(focused) : placeOf(picked))

  const show = useLatest((id: string): void => {
    const row = rowOf(id)
    if (row) row.scrollIntoView({ block: 'nearest' })
    else drawn.reveal(placeOf(id))
  })
  // Whoever picks it: it may have been added here, or picked in another step.
  useEffect(() => {
    if (picked === null || !scroller) return undefined
    const frame = requestAnimationFrame(() => show.current(picked))
    return () => cancelAnimationFrame(frame)
  }, [picked, scroller, show])

  const pick = (wanted: number): void => {
    const place = Math.max(0, Math.min(systems.length - 1, wanted))
    const system = systems[place]
    if (!system) return
    pickSystem(system.id)
    drawn.reveal(place)
    if (!focusRow(system.id)) requestAnimationFrame(() => focusRow(system.id))
  }
  const move = (system: SystemView, place: number, step: 1 | -1): void => {
    if (!moveSystem(system.id, step)) return
    drawn.reveal(place + step)
    requestAnimationFrame(() => focusRow(system.id))
  }
  // The one that stands there now takes the focus, whichever is picked: whoever goes on by keyboard goes on from there.
  const remove = (system: SystemView, place: number): void => {
    const isLast = place === systems.length - 1
    const next = systems[isLast ? place - 1 : place + 1]
    if (!removeSystem(system.id) || !next) return
    drawn.reveal(isLast ? place - 1 : place)
    requestAnimationFrame(() => focusRow(next.id))
  }
  const onKeyDown = (event: KeyboardEvent, system: SystemView, place: number): void => {
    if (event.target !== event.currentTarget) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0) {
      event.preventDefault()
      if (event.altKey) move(system, place, step)
      else pick(place + step)
    } else if (event.key === 'F2' && !readOnly) setRenamed(system.id)
    else if (event.key === 'Delete' && !readOnly && !event.repeat) remove(system, place)
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      pick(place)
    }
  }
  const endRename = (id: string, name: string | null, isByKey: boolean): void => {
    if (name !== null) renameSystem(id, name)
    setRenamed((now) => (now === id ? null : now))
    if (isByKey) requestAnimationFrame(() => focusRow(id))
  }
  return (
    <div className={classes.systems}>
      <div className={classes.sideHead}>
        <h2 className={classes.heading}>{t('systems.title')}</h2>
        <Tooltip label={t('systems.add')}>
          <ActionIcon aria-label={t('systems.add')} disabled={readOnly} onClick={addSystem}>
            <IconPlus size={ICON_PX} aria-hidden="true" />
          </ActionIcon>
        </Tooltip>
      </div>
      <div ref={setScroller} className={classes.systemScroller}>
        <ul
          className={classes.systemList}
          aria-label={t('systems.title')}
          data-long={isLong}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Without another that takes it the focus may come back, as when the window does.
            if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setFocused(null)
          }}
        >
          {drawnLines(drawn, systems.length, entry).map((place) => {
            if (typeof place !== 'number')
              return <li key={place.key} aria-hidden="true" style={{ height: (place.to - place.from) * drawn.rowPx }} />
            const system = systems[place]
            if (!system) return null
            return (
              <li
                key={system.id}
                className={classes.systemRow}
                data-picked={system.id === picked}
                aria-setsize={systems.length}
                aria-posinset={place + 1}
                style={isLong ? { height: ROW_PX } : undefined}
                onFocus={() => setFocused(system.id)}
              >
                {renamed === system.id ? (
                  <RenameField
                    className={classes.systemRename}
                    name={system.name}
                    label={t('systems.name')}
                    onEnd={(name, isByKey) => endRename(system.id, name, isByKey)}
                  />
                ) : (
                  <div
                    id={rowId(system.id)}
                    role="button"
                    tabIndex={place === entry ? 0 : -1}
                    aria-current={system.id === picked}
                    className={classes.systemButton}
                    onClick={() => pick(place)}
                    onDoubleClick={() => !readOnly && setRenamed(system.id)}
                    onKeyDown={(event) => onKeyDown(event, system, place)}
                  >
                    <SystemLine system={system} />
                  </div>
                )}
                <SystemMenu
                  system={system}
                  isFirst={place === 0}
                  isLast={place === systems.length - 1}
                  isReadOnly={readOnly}
                  onRename={() => setRenamed(system.id)}
                  onMove={(step) => move(system, place, step)}
                  onRemove={() => remove(system, place)}
                />
              </li>
            )
          })}
        </ul>
      </div>
      {systems.length > 0 ? (
        <Button variant="default" leftSection={<IconPlus size={ICON_PX} aria-hidden="true" />} disabled={readOnly} onClick={addSystem}>
          {t('systems.add')}
        </Button>
      ) : null}
    </div>
  )
}

const rowId = (id: string): string => `system-${id}`
const rowOf = (id: string): HTMLElement | null => document.getElementById(rowId(id))

/** Whether there was a row to give the focus to: one out of sight may not be drawn yet. */
function focusRow(id: string): boolean {
  const row = rowOf(id)
  row?.focus()
  return row !== null
}
