import { createContext, useCallback, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { subscribeKey } from 'valtio/utils'
import type { Project } from '../../model/project/project'
import { controlCheck, type CheckedControl } from '../../state/core/control-check'
import type { DesignPack } from '../../state/core/pack'
import { currentProject, projectState } from '../../state/piping/project'
import { usePack } from '../../ui/hooks/use-pack'
import { useSliced } from '../../ui/hooks/use-sliced'
import { listingEntries, NOTHING_PICKED, pickedRows, type EntryRow, type PickedRows } from './model/control-rows'
import { readingControl, type ControlView } from './model/control-view'
import { findingsByPlace } from './model/finding-rows'
import { controllerWords, type ControllerWords } from './model/offered-controllers'
import { controlScreen } from './screen-state'

/** Above this many systems the units are read, and what they are equipped with is proposed, in slices. */
export const MANY_SYSTEMS = 60

/** The controllers of the open project as every part of the step reads them. */
export interface OpenControl {
  view: ControlView
  /** Rows of the table of groups. */
  entries: readonly EntryRow[]
  checked: CheckedControl
  /** Open findings by the group or central controller that they are about. */
  counts: ReturnType<typeof findingsByPlace>
  pack: DesignPack
  isReadOnly: boolean
  words: (model: string) => ControllerWords
}

const Context = createContext<OpenControl | null>(null)
const Picked = createContext<PickedRows>(NOTHING_PICKED)

/** Returns the controllers of the open project. */
export function useControl(): OpenControl {
  const open = useContext(Context)
  if (!open) throw new Error('This part of the step stands outside of its frame.')
  return open
}

/** Returns what the picked rows of the groups stand for. */
export function usePickedRows(): PickedRows {
  return useContext(Picked)
}

const followCheck = (changed: () => void): (() => void) => subscribeKey(controlCheck, 'checked', changed)
const checkedNow = (): CheckedControl => controlCheck.checked

function* reading(project: Project | null): Generator<void, Pick<OpenControl, 'view' | 'entries'>> {
  const view = yield* readingControl(project)
  return { view, entries: yield* listingEntries(view) }
}

/** Reads units, groups and findings of the open project for the parts inside; shows `waiting` until they are there. */
export function ControlFrame({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { i18n } = useTranslation()
  const { revision, readOnly: isReadOnly, current } = useSnapshot(projectState)
  const checked = useSyncExternalStore(followCheck, checkedNow)
  const pack = usePack()
  const work = useMemo(() => () => reading(revision >= 0 ? currentProject() : null), [revision])
  const { value: read } = useSliced(work, (current?.systemOrder.length ?? 0) > MANY_SYSTEMS)
  const words = useCallback((model: string) => controllerWords(pack, model, i18n.language), [pack, i18n.language])
  const counts = useMemo(() => findingsByPlace(checked.findings), [checked])
  const open = useMemo(
    () => (read && pack ? { ...read, checked, counts, pack, isReadOnly, words } : null),
    [read, checked, counts, pack, isReadOnly, words],
  )
  if (!open) return waiting
  return (
    <Context value={open}>
      <PickedFrame view={open.view}>{children}</PickedFrame>
    </Context>
  )
}

/** Apart from the rest, so that picking a row does not draw the tables anew. */
function PickedFrame({ view, children }: { view: ControlView; children: ReactNode }) {
  const { rows } = useSnapshot(controlScreen)
  const picked = useMemo(() => pickedRows(view, rows), [view, rows])
  return <Picked value={picked}>{children}</Picked>
}
