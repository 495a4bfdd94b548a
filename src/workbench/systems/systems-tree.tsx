import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { foldGroup, treeGroups } from '../../state/page/folded-groups'
import { currentProject, projectState } from '../../state/piping/project'
import { drawnLines } from '../../ui/table/drawn-lines'
import { useLatest } from '../../ui/hooks/use-latest'
import { useRowWindow } from '../../ui/table/use-row-window'
import { pasteSystems } from '../commands/systems/paste-systems'
import { useSystemsRevision } from '../open-system/use-systems-revision'
import { systemFacts } from './system-facts'
import type { SystemFacts } from './system-facts'
import { SystemItem } from './system-item'
import { SystemProperties } from './system-properties'
import { SystemsHead } from './systems-head'
import { SystemsTotal } from './systems-total'
import classes from './systems.module.css'
import { treeKeyDown } from './tree-keys'
import { treeRows } from './tree-rows'
import type { TreeRow, GroupRow } from './tree-rows'
import { treeState } from './tree-state'
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import { treeItem } from './tree-item'
import { useDropTarget, type SystemDrop } from './use-drop-target'
import { SMALL_ICON_PX } from '../../ui/frame/icon-sizes'

interface GroupItemProps {
  row: GroupRow
  place: number
  isFocusable: boolean
  isReadOnly: boolean
  onFocus: (key: string) => void
}

/** Renders a floor, or a level of it: it folds, and accepts dropped systems. */
function GroupItem({ row, place, isFocusable, isReadOnly, onFocus }: GroupItemProps) {
  const { t } = useTranslation('systems')
  const drop = useDropTarget(isReadOnly, { floor: row.floor, level: row.level ?? 1 })
  const Chevron = row.isOpen ? IconChevronDown : IconChevronRight
  const floor = row.floor === 0 ? t('noFloor') : t('floor', { floor: row.floor })
  return (
    <div
      {...treeItem(row, place, isFocusable)}
      aria-expanded={row.isOpen}
      aria-selected={false}
      className={classes.group}
      onFocus={() => onFocus(row.key)}
      onClick={() => foldGroup(row.key, row.isOpen)}
      {...drop}
    >
      <Chevron size={SMALL_ICON_PX} aria-hidden="true" />
      <span className={classes.groupName}>{row.level === null ? floor : t('level', { level: row.level })}</span>
      <span className={classes.count}>{t('systemCount', { count: row.systems })}</span>
    </div>
  )
}

const ROW_PX = 44
const MENU_CLOSES_MS = 300

interface SystemsTreeProps {
  openId: string | null
  /** Content that a design step adds at the end of a system's row. */
  Figures?: ComponentType<{ systemId: string }>
  /** The systems that are listed; all where it is missing. */
  only?: ReadonlySet<string> | undefined
  /** What a design step drops on the row of a system. */
  takes?: SystemDrop | undefined
}

/** Lists all systems of the project by floor and level: search, open, add, rename, copy, move, remove, several at once. */
export const SystemsTree = memo(function SystemsTree({ openId, Figures, only, takes }: SystemsTreeProps) {
  const { t } = useTranslation('systems')
  // Two thousand systems are listed again only when the list changes, not with every result.
  const revision = useDeferredValue(useSystemsRevision())
  const { readOnly } = useSnapshot(projectState)
  const { folded } = useSnapshot(treeGroups)
  const { search, picked, shownProperties: propertiesId } = useSnapshot(treeState)
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [focusedKey, setFocusedKey] = useState<string | null>(null)
  const [menuFor, setMenuFor] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)

  const { systems } = useMemo(() => {
    return { revision, systems: factsNow(only) }
  }, [revision, only])
  const rows = useMemo(() => treeRows(systems, foldedKeys(folded), search), [systems, folded, search])
  const drawn = useRowWindow(rows.length, ROW_PX, scroller)
  const pickedIds = useMemo(() => new Set(picked), [picked])
  const focused = Math.max(
    0,
    rows.findIndex((row) => row.key === (focusedKey ?? openId)),
  )

  const moveTo = (place: number): void => {
    const key = rows[place]?.key
    if (key === undefined) return
    setFocusedKey(key)
    drawn.reveal(place)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus())
  }

  const showRow = useLatest((id: string): void => {
    const place = rows.findIndex((row) => row.key === id)
    const row = list.current?.querySelector(`[data-place="${place}"]`)
    if (row) row.scrollIntoView({ block: 'nearest' })
    else if (place >= 0) drawn.reveal(place)
  })

  // When the focused row is removed, its successor takes the focus; the menu that removed it returns its own focus a moment later.
  const focusedPlace = useRef(focused)
  const isInside = useRef(false)
  const isGone = focusedKey !== null && !rows.some((row) => row.key === focusedKey)
  useEffect(() => {
    if (!isGone) {
      focusedPlace.current = focused
      return
    }
    // If the focus has left the tree meanwhile, it is not pulled back.
    if (!isInside.current) return
    const take = (): void => {
      if (document.activeElement === document.body) moveTo(Math.min(focusedPlace.current, rows.length - 1))
    }
    take()
    const later = setTimeout(take, MENU_CLOSES_MS)
    return () => clearTimeout(later)
  })

  // The open system may have been added here or picked in another step, so its row is scrolled into view.
  const isListed = openId !== null && rows.some((row) => row.key === openId)
  useEffect(() => {
    if (openId === null || !isListed || !scroller) return undefined
    const frame = requestAnimationFrame(() => showRow.current(openId))
    return () => cancelAnimationFrame(frame)
  }, [openId, isListed, scroller, showRow])

  const shownProperties = systems.find((system) => system.id === propertiesId)

  // After a move by key, the focus follows the system to its new row.
  const kept = useRef<{ id: string; rows: readonly TreeRow[] } | null>(null)
  useEffect(() => {
    if (!kept.current || kept.current.rows === rows) return
    const { id } = kept.current
    kept.current = null
    moveTo(rows.findIndex((row) => row.key === id))
  })

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
              rowsNow: () => treeRows(factsNow(only), foldedKeys(treeGroups.folded), treeState.search),
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
                takes={takes}
                {...(Figures ? { Figures } : {})}
              />
            )
          })}
        </div>
        {rows.length === 0 ? <p className={classes.empty}>{search === '' ? t('none') : t('nothingFound', { search })}</p> : null}
      </div>
      <SystemsTotal systems={systems} picked={pickedIds} />
      {shownProperties ? <SystemProperties facts={shownProperties} onClose={() => moveTo(focused)} /> : null}
    </nav>
  )
})

function factsNow(only: ReadonlySet<string> | undefined): SystemFacts[] {
  const project = currentProject()
  const facts = project ? systemFacts(project) : []
  return only ? facts.filter(({ id }) => only.has(id)) : facts
}

function foldedKeys(folded: Readonly<Record<string, boolean>>): Set<string> {
  return new Set(Object.keys(folded).filter((key) => folded[key]))
}
