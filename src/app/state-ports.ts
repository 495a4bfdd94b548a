import { DEVICE_PATH } from '../contract/device'
import { CODE } from '../contract/envelope'
import { readPack } from '../contract/pack'
import type { ProjectConflict } from '../contract/project-calls'
import { readProject, writeProject } from '../contract/project-wire'
import { shownMeasures, toMetric } from '../engine/measure'
import type { Project } from '../model/project'
import { CallError } from '../platform/call-error'
import { call } from '../platform/http'
import { getProject, saveProject } from '../platform/project-calls'
import type { SaveAnswer, StatePorts } from '../state/ports'

/** How state reaches the server: project and pack in the wire's form on one side, in the model's on the other. */
export const statePorts: StatePorts = {
  loadProject: async (id) => readProject(await getProject(id), { toMetric, shown: shownMeasures }),
  saveProject: save,
  loadPack: async () => readPack(await call({ method: 'GET', path: DEVICE_PATH.rulePack, isSilent: true })),
  route: () => window.location.hash.slice(1).split('?')[0] ?? '',
  isUnreachable: (error) => error instanceof CallError && error.isOffline,
}

async function save(project: Project): Promise<SaveAnswer> {
  try {
    const saved = await saveProject(writeProject(project))
    if (saved === CODE.skippedSave) return { outcome: 'skipped' }
    return { outcome: 'saved', revision: saved.revision, savedAt: Date.parse(saved.updatedAt) }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === CODE.projectConflict) return { outcome: 'conflict', ...(error.data as ProjectConflict) }
    if (error.code === CODE.badRequest || error.code === CODE.forbidden || error.code === CODE.notFound)
      return { outcome: 'refused', message: error.message }
    throw error
  }
}
