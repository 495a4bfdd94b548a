import { createContext, useCallback, useContext, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { controlCheck, type CheckedControl } from '../../state/core/control-check'
import type { DesignPack } from '../../state/core/pack'
import { currentProject, projectState } from '../../state/piping/project'
import { usePack } from '../../ui/hooks/use-pack'
import { useSliced } from '../../ui/hooks/use-sliced'
import { findingsByPlace } from './model/finding-rows'
import { readingControl, type ControlView } from './model/control-view'
import { controllerWords, type ControllerWords } from './model/offered-controllers'

/** Above this many systems the units are read in slices. */
const MANY_SYSTEMS = 60

/** What every part of the step reads. */
export interface OpenControl {
  view: ControlView
  checked: CheckedControl
  /** Open findings by the group or central controller that they are about. */
  counts: ReturnType<typeof findingsByPlace>
  pack: DesignPack
  isReadOnly: boolean
  words: (model: string) => ControllerWords
}

const Context = createContext<OpenControl | null>(null)

/** Returns the controllers of the open project. */
export function useControl(): OpenControl {
  const open = useContext(Context)
  if (!open) throw new Error('This part of the step stands outside of its frame.')
  return open
}

/** Reads units, groups and findings of the open project for the parts inside; shows `waiting` until they are there. */
export function ControlFrame({ waiting, children }: { waiting: ReactNode; children: ReactNode }) {
  const { i18n } = useTranslation()
  const { revision, readOnly, current } = useSnapshot(projectState)
  const { checked } = useSnapshot(controlCheck)
  const pack = usePack()
  const work = useMemo(() => () => readingControl(revision >= 0 ? currentProject() : null), [revision])
  const { value: view } = useSliced(work, (current?.systemOrder.length ?? 0) > MANY_SYSTEMS)
  const words = useCallback((model: string) => controllerWords(pack, model, i18n.language), [pack, i18n.language])
  const counts = useMemo(() => findingsByPlace(controlCheck.checked === checked ? controlCheck.checked.findings : []), [checked])
  const open = useMemo(
    () =>
      view && pack
        ? { view, checked: controlCheck.checked === checked ? controlCheck.checked : null, counts, pack, isReadOnly: readOnly, words }
        : null,
    [view, checked, counts, pack, readOnly, words],
  )
  if (!open?.checked) return waiting
  return <Context value={{ ...open, checked: open.checked }}>{children}</Context>
}
