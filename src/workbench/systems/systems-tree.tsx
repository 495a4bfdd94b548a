import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { currentProject, projectState } from '../../state/document/project'
import { drawnLines } from '../../ui/table/drawn-lines'
import { useRowWindow } from '../../ui/table/use-row-window'
import { pasteSystems } from '../commands/systems/paste-systems'
import { useSystemsRevision } from '../open-system/use-systems-revision'
import { GroupItem } from './group-item'
import { systemFacts } from './system-facts'
import type { SystemFacts } from './system-facts'
import { SystemItem } from './system-item'
import { SystemProperties } from './system-properties'
import { SystemsHead } from './systems-head'
import { SystemsTotal } from './systems-total'
import classes from './systems.module.css'
import { treeKeyDown } from './tree-keys'
import { treeRows } from './tree-rows'
import type { TreeRow } from './tree-rows'
import { treeState } from './tree-state'

const ROW_PX = 44
const MENU_CLOSES_MS = 300

/** All systems of the project by floor and level: search, open, add, rename, copy, move, remove, several at once. */
export const SystemsTree = memo(function SystemsTree({ openId }: { openId: string }) {
  const { t } = useTranslation('systems')
  // Two thousand systems are listed anew where the list has changed, not with every answer.
  const revision = useDeferredValue(useSystemsRevision())
  const { readOnly } = useSnapshot(projectState)
  const { folded, search, picked, shownProperties: propertiesId } = useSnapshot(treeState)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [focusedKey, setFocusedKey] = useState<string | null>(null)
  const [menuFor, setMenuFor] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)

  const { systems } = useMemo(() => {
    return { revision, systems: factsNow() }
  }, [revision])
  const rows = useMemo(() => treeRows(systems, foldedKeys(folded), search), [systems, folded, search])
  const drawn = useRowWindow(rows.length, ROW_PX, scroller)
  const pickedIds = useMemo(() => new Set(picked), [picked])
  const focused = Math.max(
    0,
    rows.findIndex((row) => row.key === (focusedKey ?? openId)),
  )

  // Where the row that had the focus is gone, the one in its place takes it: the menu that removed it gives its own away a moment later.
  const focusedPlace = useRef(focused)
  const isInside = useRef(false)
  const isGone = focusedKey !== null && !rows.some((row) => row.key === focusedKey)
  useEffect(() => {
    if (!isGone) {
      focusedPlace.current = focused
      return
    }
    // Whoever has gone elsewhere meanwhile is not fetched back.
    if (!isInside.current) return
    const take = (): void => {
      if (document.activeElement === document.body) moveTo(Math.min(focusedPlace.current, rows.length - 1))
    }
    take()
    const later = setTimeout(take, MENU_CLOSES_MS)
    return () => clearTimeout(later)
  })

  const shownProperties = systems.find((system) => system.id === propertiesId)

  // A system that was moved by key stands in another line now: the focus is still with it.
  const kept = useRef<{ id: string; rows: readonly TreeRow[] } | null>(null)
  useEffect(() => {
    if (!kept.current || kept.current.rows === rows) return
    const { id } = kept.current
    kept.current = null
    moveTo(rows.findIndex((row) => row.key === id))
  })

  const moveTo = (place: number): void => {
    const key = rows[place]?.key
    if (key === undefined) return
    setFocusedKey(key)
    drawn.reveal(place)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus())
  }

  return (
    <nav className={classes.systems} aria-label={t('label')}>
      <SystemsHead isReadOnly={readOnly} onDown={() => moveTo(focused)} />
      <div ref={setScroller} className={classes.scroller}>
        <div
          ref={list}
          role="tree"
          aria-label={t('label')}
          aria-multiselectable="true"
          onFocus={() => (isInside.current = true)}
          onBlur={(event) => (isInside.current = event.relatedTarget === null && isInside.current)}
          onPaste={(event) => {
            if (event.target instanceof HTMLInputElement || readOnly) return
            event.preventDefault()
            void pasteSystems(event.clipboardData.getData('text/plain') || undefined)
          }}
          onKeyDown={(event) =>
            treeKeyDown(event, {
              rows,
              rowsNow: () => treeRows(factsNow(), foldedKeys(treeState.folded), treeState.search),
              focused,
              pageRows: Math.max(1, Math.floor((scroller?.clientHeight ?? ROW_PX) / ROW_PX) - 1),
              isReadOnly: readOnly,
              moveTo,
              openMenu: setMenuFor,
              keepFocus: (id) => (kept.current = { id, rows }),
            })
          }
        >
          {drawnLines(drawn, rows.length, focused).map((place) => {
            if (typeof place !== 'number')
              return <div key={place.key} style={{ height: (place.to - place.from) * drawn.rowPx }} role="none" />
            const row = rows[place]
            if (!row) return null
            const shared = { place, isFocusable: place === focused, onFocus: setFocusedKey, isReadOnly: readOnly }
            return row.kind === 'group' ? (
              <GroupItem key={row.key} row={row} {...shared} />
            ) : (
              <SystemItem
                key={row.key}
                row={row}
                {...shared}
                isOpen={row.key === openId}
                isPicked={pickedIds.has(row.key)}
                hasMenu={menuFor === row.key}
                onMenu={setMenuFor}
                rows={rows}
              />
            )
          })}
        </div>
        {rows.length === 0 ? <p className={classes.empty}>{t('nothingFound', { search })}</p> : null}
      </div>
      <SystemsTotal systems={systems} picked={pickedIds} />
      {shownProperties ? <SystemProperties facts={shownProperties} onClose={() => moveTo(focused)} /> : null}
    </nav>
  )
})

function factsNow(): SystemFacts[] {
  const project = currentProject()
  return project ? systemFacts(project) : []
}

function foldedKeys(folded: Readonly<Record<string, boolean>>): Set<string> {
  return new Set(Object.keys(folded).filter((key) => folded[key]))
}
