import type { KeyboardEvent } from 'react'
import { addSystem } from '../commands/systems/add-system'
import { copySystems } from '../commands/systems/copy-systems'
import { duplicateSystems } from '../commands/systems/duplicate-systems'
import { editSystems } from '../commands/systems/edit-systems'
import { removeSystems } from '../commands/systems/remove-systems'
import { openSystem } from '../commands/open-system'
import { foldGroup } from '../../state/page/folded-groups'
import { concerned, pickOnly, pickUpTo, togglePicked, treeState } from './tree-state'
import type { TreeRow, SystemRow } from './tree-rows'
import { placeSystems } from '../commands/systems/place-systems'

/**
 * Moves one or more systems before or behind their neighbour in the project's order, within their floor and level. Returns false where they are the
 * first or the last there.
 */
export function moveByKey(rows: readonly TreeRow[], row: SystemRow, ids: readonly string[], way: 'up' | 'down'): boolean {
  const beside = rows.filter((each): each is SystemRow => each.kind === 'system' && each.parent === row.parent)
  const { floor, level } = row.facts
  const keys = beside.map(({ key }) => key)
  const isAlike = ({ facts }: SystemRow): boolean => facts.floor === floor && facts.level === level
  const moved = beside.filter((each) => ids.includes(each.key) && isAlike(each)).map(({ key }) => key)
  const edge = keys.indexOf((way === 'up' ? moved[0] : moved.at(-1)) ?? row.key)
  const neighbour = keys[edge + (way === 'up' ? -1 : 1)]
  if (neighbour === undefined) return false
  placeSystems(moved, { floor, level, ...(way === 'up' ? { beforeId: neighbour } : { afterId: neighbour }) })
  return true
}

interface TreeKeys {
  rows: readonly TreeRow[]
  /** Returns the rows of the present project: a held key repeats before the rendered list has followed. */
  rowsNow: () => readonly TreeRow[]
  focused: number
  pageRows: number
  isReadOnly: boolean
  moveTo: (place: number) => void
  openMenu: (id: string) => void
  /** Moves the focus with a system to its new index. */
  keepFocus: (id: string) => void
}

/** Handles the keys of the tree: the ARIA tree pattern, and every command of the menu. */
export function treeKeyDown(event: KeyboardEvent, keys: TreeKeys): void {
  if (event.target instanceof HTMLInputElement) return
  const row = keys.rows[keys.focused]
  if (!row) return
  const isControl = event.ctrlKey || event.metaKey
  const isDone = isControl ? control(event, row, keys) : order(event, row, keys) || walk(event, row, keys) || act(event, row, keys)
  if (!isDone) return
  event.preventDefault()
  event.stopPropagation()
}

/** Moves the system with Alt and an arrow up or down. */
function order(event: KeyboardEvent, row: TreeRow, { rowsNow, isReadOnly, keepFocus }: TreeKeys): boolean {
  if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return false
  if (row.kind === 'system' && !isReadOnly && moveByKey(rowsNow(), row, concerned(row.key), event.key === 'ArrowUp' ? 'up' : 'down'))
    keepFocus(row.key)
  return true
}

function walk(event: KeyboardEvent, row: TreeRow, keys: TreeKeys): boolean {
  const { rows, focused, pageRows } = keys
  const targets: Record<string, number> = {
    ArrowDown: focused + 1,
    ArrowUp: focused - 1,
    PageDown: focused + pageRows,
    PageUp: focused - pageRows,
    Home: 0,
    End: rows.length - 1,
  }
  const target = targets[event.key]
  if (target !== undefined) {
    const place = Math.max(0, Math.min(rows.length - 1, target))
    keys.moveTo(place)
    const next = rows[place]
    if (event.shiftKey && next?.kind === 'system') pickUpTo(next.key, systemKeys(rows))
    return true
  }
  if (event.key === 'ArrowRight') {
    if (row.kind !== 'group') return true
    if (row.isOpen) keys.moveTo(focused + 1)
    else foldGroup(row.key, false)
    return true
  }
  if (event.key !== 'ArrowLeft') return false
  if (row.kind === 'group' && row.isOpen) foldGroup(row.key, true)
  else if (row.parent !== null) keys.moveTo(rows.findIndex((each) => each.key === row.parent))
  return true
}

function act(event: KeyboardEvent, row: TreeRow, keys: TreeKeys): boolean {
  if (row.kind === 'group') {
    if (event.key !== 'Enter' && event.key !== ' ') return false
    foldGroup(row.key, row.isOpen)
    return true
  }
  const ids = concerned(row.key)
  switch (event.key) {
    case 'Enter':
      if (event.altKey && !keys.isReadOnly) treeState.shownProperties = row.key
      else {
        pickOnly(row.key)
        openSystem(row.key)
      }
      return true
    case ' ':
      togglePicked(row.key)
      return true
    case 'ContextMenu':
      keys.openMenu(row.key)
      return true
    case 'F10':
      if (!event.shiftKey) return false
      keys.openMenu(row.key)
      return true
  }
  if (keys.isReadOnly) return false
  switch (event.key) {
    case 'F2':
      treeState.renamed = row.key
      return true
    case 'Delete':
    case 'Backspace':
      // Auto-repeat is ignored: the next row takes the focus, and a held key would empty the list.
      if (!event.repeat) removeSystems(ids)
      return true
    case 'Insert':
      if (!event.repeat) addSystem(row.facts)
      return true
    case 'a':
      editSystems(ids, { active: !row.facts.isActive })
      return true
    case 'r':
      editSystems(ids, { isUnreported: !row.facts.isUnreported })
      return true
  }
  return false
}

function control(event: KeyboardEvent, row: TreeRow, keys: TreeKeys): boolean {
  const key = event.key.toLowerCase()
  if (key === 'a') {
    treeState.picked = systemKeys(keys.rows)
    return true
  }
  if (row.kind !== 'system') return false
  const ids = concerned(row.key)
  if (key === 'c') {
    void copySystems(ids)
    return true
  }
  if (keys.isReadOnly) return false
  if (key !== 'x' && key !== 'd') return false
  // Auto-repeat is ignored: a held key would empty the list, or double it again and again.
  if (event.repeat) return true
  if (key === 'x') void copySystems(ids).then(() => removeSystems(ids))
  else duplicateSystems(ids)
  return true
}

function systemKeys(rows: readonly TreeRow[]): string[] {
  return rows.flatMap((row) => (row.kind === 'system' ? [row.key] : []))
}
