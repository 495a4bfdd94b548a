import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { engine } from '../../../../state/core/engine'
import { currentProject, projectState } from '../../../../state/piping/project'
import type { Project, System } from '../../../../model/project/project'
import { undrawnByLine, type Delivered } from '../../units/delivered-capacity'
import { listDemand } from '../../units/list-demand'

export type Undrawn = ReadonlyMap<string, Delivered>

/** Delay that keeps typing from querying the core for every key. */
const PAUSE_MS = 150
const NONE: Undrawn = new Map()

/** Answers of the core by list; a list is replaced with every edit of it. */
const known = new WeakMap<System['indoorUnits'], { design: string; models: string; lines: Undrawn }>()

/** Returns what list lines that serve rooms deliver before they are drawn; the map is replaced when the core has answered for another system. */
export function useUndrawn(): Undrawn {
  const { revision, current } = useSnapshot(projectState)
  const [lines, setLines] = useState(NONE)
  const id = current?.id
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      const project = currentProject()
      if (project && project.id === id) void ask(project, () => isWanted).then((found) => isWanted && setLines(found))
    }, PAUSE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [id, revision])
  return lines
}

async function ask(project: Project, isWanted: () => boolean): Promise<Undrawn> {
  const all = new Map<string, Delivered>()
  const design = JSON.stringify(project.information.design)
  const running = await engine()
  for (const system of Object.values(project.systems)) {
    const { indoorUnits, outdoorModels } = system
    if (!isWanted()) break
    if (!indoorUnits.some(({ roomId }) => roomId !== undefined)) continue
    const models = outdoorModels.join()
    let found = known.get(indoorUnits)
    if (found?.design !== design || found.models !== models) {
      const answer = await running.adjust(listDemand(project, system)).catch(() => null)
      found = { design, models, lines: undrawnByLine(answer) }
      known.set(indoorUnits, found)
    }
    for (const [line, delivered] of found.lines) all.set(line, delivered)
  }
  return all
}
