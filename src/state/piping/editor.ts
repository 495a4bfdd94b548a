import { version } from '../../../package.json'
import { openPacked, takeApart } from '../../model/packed/open-packed'
import { packProject } from '../../model/packed/pack-project'
import { foldedGroups, openSystems } from '../../model/project/open-systems'
import { nextSlice } from '../../schedule/next-slice'
import { loadPack } from '../core/pack'
import { results } from '../core/results'
import { createEditor } from '../document/editor'
import type { DocumentKind, Settling } from '../document/kind'
import type { DocumentPorts } from '../document/ports'
import { statePorts } from '../page/ports'
import { settings } from '../page/settings'
import { savedOn } from '../page/save-routes'
import { treeGroups } from '../page/folded-groups'
import { workplace } from '../page/workplace'
import { onSettled, projectWriter } from './commit'
import { keepChange } from './keep-change'
import { currentProject } from './project'
import { journalStore } from './storage/journal-store'
import { projectStorage } from './storage/open-storage'
import type { PipingTypes } from './types'

/** Systems whose drawing was arranged or redrawn since the storage last received their positions. */
const arranged = new Set<string>()

/** Notes that the core has arranged the drawing of a system. */
function noteArranged(systemId: string): void {
  arranged.add(systemId)
}

/** Positions that the core has arranged: the storage receives them before it writes the final project. */
const settledPositions: Settling<PipingTypes> = {
  // Drawings are kept as differences, and the storage may have other positions in the unchanged part.
  note(change) {
    for (const op of change.ops) if (op.table === 'diagram') arranged.add(op.systemId)
  },
  take({ systems }) {
    const settled = [...arranged].flatMap((id) => systems[id] ?? [])
    arranged.clear()
    if (settled.length === 0) return null
    // After opening these can be thousands of systems: a message for each would take longer than a frame.
    const nodeCounts = Int32Array.from(settled, ({ diagram }) => diagram.nodeCount)
    const x = new Float64Array(nodeCounts.reduce((sum, count) => sum + count, 0))
    const y = new Float64Array(x.length)
    let at = 0
    for (const { diagram } of settled) {
      x.set(diagram.nodeX.subarray(0, diagram.nodeCount), at)
      y.set(diagram.nodeY.subarray(0, diagram.nodeCount), at)
      at += diagram.nodeCount
    }
    return { systemIds: settled.map(({ id }) => id), nodeCounts, x, y }
  },
  clear() {
    arranged.clear()
  },
}

const pipingKind: DocumentKind<PipingTypes> = {
  channel: 'branchline.project',
  keep: keepChange,
  pack: (project) => packProject(project),
  unpack: (bytes) => openPacked(takeApart(bytes), nextSlice),
  nameOf: (project) => project.information.projectName,
  named: (project, projectName) => ({ information: { ...project.information, projectName } }),
  shown() {
    const project = currentProject()
    return {
      program: { version, builtAt: settings.frontEndVersion },
      ...(workplace.systemId !== null && { shownSystemId: workplace.systemId }),
      ...(project && { openSystemIds: openSystems(project, treeGroups.folded) }),
    }
  },
  isSavedOn: (route) => savedOn(route) === 'mssp',
  settling: settledPositions,
  // Nothing can be drawn without the pack, so it loads while the project is read. A failure is shown with the project.
  opening: () => void loadPack().catch(() => undefined),
  showing(project) {
    // The selection step needs the pack before there is anything to calculate; the next call retries after a failure.
    loadPack().catch((error: unknown) => {
      results.error = error instanceof Error ? error.message : String(error)
    })
    // The screen shows the location at once, which must not name a system of the closed project.
    if (!project.systems[workplace.systemId ?? '']) workplace.systemId = project.shownSystemId ?? project.systemOrder[0] ?? null
    workplace.projectId = project.id
    treeGroups.folded = foldedGroups(project, project.openSystemIds ?? [])
  },
  closed() {
    workplace.projectId = null
  },
}

/** The editor of projects in this page. */
export const projectEditor = createEditor<PipingTypes>({
  kind: pipingKind,
  writer: projectWriter,
  storage: projectStorage,
  journalStore,
  ports: projectPorts,
})

function projectPorts(): DocumentPorts {
  const ports = statePorts()
  return { ...ports, load: ports.loadProject, save: ports.saveProject, leave: ports.leaveCadProject }
}

onSettled(noteArranged)
