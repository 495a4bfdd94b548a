import { useEffect, useState } from 'react'
import { engine } from '../../state/core/engine'
import { inspectContext } from '../../state/core/inspect-context'
import { currentProject } from '../../state/piping/project'
import { logFailure } from '../../platform/log'
import type { OpenSystem } from '../open-system/use-open-system'
import { linesBetween } from './comparison-lines'
import type { ComparisonLines } from './comparison-lines'
import { lineEffect, withDesigned } from './line-effect'
import type { LineEffect } from './line-effect'

/** Maximum number of nodes computed per showing of the table: a large system gets only the effects of its first rows. */
const MOST_NODES = 2_000_000
const FEWEST_LINES = 8
/** Answers are published in batches, so that a long table is not rendered for each. */
const SHOW_EVERY = 25

export interface LineEffects {
  /** Effects by the key of their row. */
  effects: ReadonlyMap<string, LineEffect>
  /** True when nothing more will be computed; rows without an effect then have none known. */
  isDone: boolean
}

const PENDING: LineEffects = { effects: new Map(), isDone: false }
const UNKNOWN: LineEffects = { effects: new Map(), isDone: true }

/** Computes the effect of each difference in the core, one by one, with the designed value in its place. An edit restarts it. */
export function useLineEffects(open: OpenSystem, lines: ComparisonLines): LineEffects {
  const [answer, setAnswer] = useState<LineEffects & { of: ComparisonLines | null }>({ ...PENDING, of: null })
  const { system, result } = open
  const isActive = system.active

  useEffect(() => {
    const project = currentProject()
    // Findings of an earlier result would be matched to the wrong row.
    if (!result?.isListed || !project || !isActive) return
    let isOver = false
    const most = Math.max(FEWEST_LINES, Math.floor(MOST_NODES / Math.max(1, system.diagram.nodeCount)))
    const ask = async (): Promise<void> => {
      const core = await engine()
      const effects = new Map<string, LineEffect>()
      const context = { ...inspectContext(project), arrange: false, changers: false }
      for (const line of linesBetween(lines, 0, most)) {
        const designed = withDesigned(system, line)
        if (!designed) continue
        const then = await core.inspect(designed, context)
        if (isOver) return
        effects.set(line.key, lineEffect(result, then))
        if (effects.size % SHOW_EVERY === 0) setAnswer({ of: lines, effects: new Map(effects), isDone: false })
      }
      setAnswer({ of: lines, effects, isDone: true })
    }
    ask().catch((error: unknown) => {
      if (!isOver) setAnswer({ ...UNKNOWN, of: lines })
      logFailure('The effects of what was installed otherwise could not be asked.', error)
    })
    return () => {
      isOver = true
    }
  }, [lines, system, isActive, result])

  if (!isActive) return UNKNOWN
  return answer.of === lines ? answer : PENDING
}
