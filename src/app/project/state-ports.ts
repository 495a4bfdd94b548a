import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import { CODE } from '../../contract/envelope'
import type { ProjectConflict } from '../../contract/project-calls'
import { CallError } from '../../platform/http/call-error'
import { callFailure } from '../../platform/http/call-failure'
import { getProject, saveProject } from '../../platform/calls/project-calls'
import type { StatePorts } from '../../state/page/ports'
import type { SaveAnswer } from '../../state/document/ports'
import type { SaveBody } from '../../state/document/storage/save-body'
import { checkedPack } from './checked-pack'
import { leaveCadProject } from './leave-cad-project'

/** Connects state to the server. Projects pass through unread: the storage worker reads and writes them. */
export const statePorts: StatePorts = {
  loadProject: getProject,
  saveProject: save,
  leaveCadProject,
  loadPack: async () => checkedPack(await call(CALLS.device.rulePack)),
  route: () => window.location.hash.slice(1).split('?')[0] ?? '',
  isUnreachable: (error) => error instanceof CallError && error.isOffline,
  reasonOf: callFailure,
  isStepDue: (error) => error instanceof CallError && (error.code === CODE.passwordDue || error.code === CODE.factorDue),
}

async function save(written: SaveBody): Promise<SaveAnswer> {
  try {
    const { isField = false, ...body } = written
    const saved = await saveProject(isField ? 'cad' : 'mssp', body)
    if (saved === CODE.skippedSave) return { outcome: 'skipped' }
    return { outcome: 'saved', revision: saved.revision, savedAt: Date.parse(saved.updatedAt) }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.code === CODE.projectConflict) return { outcome: 'conflict', ...(error.data as ProjectConflict) }
    if (error.code === CODE.cadStatusChanged) return { outcome: 'gone', message: error.message }
    if (error.code === CODE.badRequest || error.code === CODE.forbidden || error.code === CODE.notFound)
      return { outcome: 'refused', message: error.message }
    throw error
  }
}
