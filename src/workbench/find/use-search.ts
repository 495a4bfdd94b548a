import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { fromMetric, pipeLabel } from '../../engine/measure/measure'
import { systemTags } from '../../model/tags/project-tags'
import type { System } from '../../model/project/project'
import { slice } from '../../schedule/slice'
import { results } from '../../state/core/results'
import type { OpenSystem } from '../open-system/use-open-system'
import { finding, showFound } from './find-state'
import type { Found } from './match'
import { searchSystem } from './search-system'
import type { Searched } from './search-system'
import { subscribeKey } from 'valtio/utils'

/** Delay in milliseconds that batches the results of many systems, because a search that restarted with each would never end. */
const PACE_MS = 600

/** Counts new results of the project's systems while `isWanted`. */
function useAnswers(isWanted: boolean): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isWanted) return
    let timer: number | null = null
    const stop = subscribeKey(results, 'bySystem', () => {
      timer ??= window.setTimeout(() => {
        timer = null
        setCount((before) => before + 1)
      }, PACE_MS)
    })
    return () => {
      stop()
      if (timer !== null) clearTimeout(timer)
    }
  }, [isWanted])
  return count
}

/** Delay that joins letters typed in quick succession into one search. */
const WAIT_MS = 120

/** Searches in the background when the text, the scope, the drawing or a result changes; the previous search is cancelled. */
export function useSearch(open: OpenSystem): void {
  const { text, scope, isOpen } = useSnapshot(finding, { sync: true })
  const { i18n } = useTranslation()
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  // The order of a large drawing is computed only while the search is open.
  const structure = isOpen ? open.names.order : null
  const systemId = open.system.id
  const answers = useAnswers(isOpen && scope === 'project')
  const { result, revision } = open
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    finding.isWorking = text.trim() !== ''
    const timer = setTimeout(() => {
      const found: Found = { matches: [], count: 0 }
      void slice(searchAll(latest.current, text, scope, found), { signal: stop.signal }).then((isDone) => {
        if (isDone === null) return
        showFound(found)
        finding.isWorking = false
      })
    }, WAIT_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [text, scope, isOpen, structure, systemId, result, revision, answers, i18n.language])
}

function* searchAll(open: OpenSystem, text: string, scope: 'system' | 'project', found: Found): Generator<void, true> {
  yield* searchSystem(searched(open, open.system), text, found)
  if (scope === 'project')
    for (const id of open.project.systemOrder) {
      const system = open.project.systems[id]
      if (system && id !== open.system.id) yield* searchSystem(searched(open, system), text, found)
    }
  return true
}

function searched(open: OpenSystem, system: System): Searched {
  const { unitSettings, labels, names, drawing, sentence } = open
  const measure = unitSettings.pipingDimension
  const isShown = system.id === open.system.id
  const answer = isShown ? open.result : (results.bySystem[system.id] ?? null)
  // A result with other rows than the drawing would name wrong places.
  const result = answer?.edgeGasMm.length === system.diagram.edgeCount && answer.fitting.length === system.diagram.nodeCount ? answer : null
  return {
    system,
    result,
    nameOf: (row) => (isShown && row < drawing.nodeCount ? names.node(row) : ''),
    tags: systemTags(open.project, system.id),
    floorName: (floor) => labels.words.floor(floor),
    sizeText: (mm) =>
      (measure === 'inch' ? pipeLabel(mm) : null) ?? `${labels.figure(fromMetric(mm, 'pipingDimension', measure), 2)} ${measure}`,
    sentence,
  }
}
