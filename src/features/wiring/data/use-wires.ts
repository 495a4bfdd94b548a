import { startTransition, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { cancellable } from '../../../schedule/cancellable'
import { engine } from '../../../state/core/engine'
import { packState } from '../../../state/core/pack'
import { currentProject, projectState } from '../../../state/piping/project'
import type { WiringScope } from '../wiring-view'
import { computeWires, type Wires } from './wires'

interface ShownWires {
  /** Null before the first answer; those of another system or scope are not shown. */
  wires: Wires | null
  /** Finished part of the work, from 0 to 1; null while nothing is computed. */
  progress: number | null
  error: string | null
  cancel: () => void
}

const NOTHING = { wires: null, key: '', error: null }

/** Returns the lines of the open system or of all active systems, computed anew after each change. */
export function useWires(systemId: string | null, scope: WiringScope): ShownWires {
  const { revision } = useSnapshot(projectState)
  const hasPack = useSnapshot(packState).pack !== null
  const [done, setDone] = useState<{ wires: Wires | null; key: string; error: string | null }>(NOTHING)
  const [progress, setProgress] = useState<number | null>(null)
  const key = scope === 'building' ? 'building' : `system ${systemId ?? ''}`
  const [stopped, setStopped] = useState('')
  const wanted = `${key} ${revision}`
  useEffect(() => {
    if (!hasPack || stopped === wanted) return undefined
    return cancellable(async (signal) => {
      const project = currentProject()
      const { pack } = packState
      if (!project || !pack) return
      const ids =
        scope === 'building' ? project.systemOrder.filter((id) => project.systems[id]?.active) : systemId === null ? [] : [systemId]
      try {
        const wires = await computeWires(await engine(), project, pack, ids, {
          signal,
          onProgress: (fraction) => !signal.aborted && setProgress(fraction < 1 ? fraction : null),
        })
        // A transition: the lines of a building are rendered in slices, too.
        if (wires && !signal.aborted) startTransition(() => setDone({ wires, key, error: null }))
      } catch (error) {
        if (!signal.aborted) setDone({ wires: null, key, error: error instanceof Error ? error.message : String(error) })
      }
    })
  }, [hasPack, key, scope, stopped, systemId, wanted])
  const cancel = (): void => {
    setStopped(wanted)
    setProgress(null)
  }
  return { wires: done.key === key ? done.wires : null, progress, error: done.key === key ? done.error : null, cancel }
}
