import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import { CODE } from '../../contract/envelope'
import type { ProjectConflict } from '../../contract/project/project-calls'
import { CallError } from '../../platform/http/call-error'
import { callFailure } from '../../platform/http/call-failure'
import { getProject, saveProject } from '../../platform/calls/project-calls'
import type { StatePorts } from '../../state/page/ports'
import type { SaveAnswer } from '../../state/document/ports'
import type { SaveBody } from '../../state/document/storage/save-body'
import { keepPack, keptPack } from './kept-pack'
import { leaveCadProject } from './leave-cad-project'
import { readPackInSlices } from '../../contract/pack'
import type { Pack } from '../../contract/pack'
import { logFailure } from '../../platform/log'
import { keepText, keptText } from '../../platform/files/small-store'
import { settings } from '../../state/page/settings'
import { viewing } from '../../state/page/viewing'
import { nextSlice } from '../../schedule/next-slice'

const KEY = 'branchline.checkedPack'

/**
 * Returns the server's rule pack, checked. A pack that this version of the app has already checked in this browser is not checked again.
 * @throws InputError naming the JSON path of the first broken place
 */
export async function checkedPack(json: unknown): Promise<Pack> {
  const seal = `${settings.frontEndVersion} ${sealOf(JSON.stringify(json))}`
  if (keptText(KEY) === seal) return json as Pack
  const pack = await readPackInSlices(json, nextSlice)
  const refused = keepText(KEY, seal)
  if (refused !== null) logFailure('The checked pack could not be remembered, so it will be checked again.', refused)
  return pack
}

/** Returns a fingerprint of a text: its length and two FNV-1a hashes with different seeds. */
function sealOf(text: string): string {
  let one = 0x811c9dc5
  let other = 0x01234567
  for (let place = 0; place < text.length; place++) {
    const letter = text.charCodeAt(place)
    one = Math.imul(one ^ letter, 0x01000193)
    other = Math.imul(other ^ letter, 0x01000193)
  }
  return `${text.length} ${(one >>> 0).toString(36)} ${(other >>> 0).toString(36)}`
}

const isUnreachable = (error: unknown): boolean => error instanceof CallError && error.isOffline

/** Connects state to the server. Projects pass through unread: the storage worker reads and writes them. */
export const statePorts: StatePorts = {
  loadProject: getProject,
  saveProject: save,
  leaveCadProject,
  loadPack,
  route: () => window.location.hash.slice(1).split('?')[0] ?? '',
  isUnreachable,
  reasonOf: callFailure,
  isStepDue: (error) => error instanceof CallError && (error.code === CODE.passwordDue || error.code === CODE.factorDue),
}

/** Returns the server's rule pack; where the server cannot be reached, the one it has sent last. */
async function loadPack(): Promise<Pack> {
  try {
    const json = await rulePack()
    if (viewing.token === null) void keepPack(json)
    return await checkedPack(json)
  } catch (error) {
    if (viewing.token !== null || !isUnreachable(error)) throw error
    const kept = await keptPack()
    if (kept === undefined) throw error
    return checkedPack(kept)
  }
}

function rulePack(): Promise<unknown> {
  const { token } = viewing
  return token === null ? call(CALLS.device.rulePack) : call(CALLS.view.rulePack, { body: { token } })
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
