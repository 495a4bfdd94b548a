import { gunzipSync } from 'node:zlib'
import { CODE } from '../../src/contract/envelope'
import { readProject, writeProject } from '../../src/contract/project/project-wire'
import type { Project } from '../../src/model/project/project'
import type { StatePorts } from '../../src/state/page/ports'
import type { SaveAnswer } from '../../src/state/document/ports'
import type { SaveBody } from '../../src/state/document/storage/save-body'
import type { Pack } from '../../src/contract/pack'
import packJson from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { findKitLayout } from '../helpers/kit-layout'

/** A server in memory that keeps projects and revisions as the real one does, and can be cut off. */
export class ServerInMemory {
  readonly stored = new Map<string, Project>()
  readonly saves: { id: string; revision: number }[] = []
  isDown = false
  /** The next save is stored, but its answer never arrives. */
  losesNextAnswer = false
  /** Holds saves back until the promise resolves. */
  gate: Promise<void> = Promise.resolve()
  /** Saves that have arrived and are held back. */
  held = 0

  ports(given: Partial<StatePorts> = {}): StatePorts {
    return {
      loadProject: (id, known) => this.load(id, known),
      saveProject: (written) => this.save(written),
      leaveCadProject: () => Promise.resolve(),
      loadPack: () => Promise.resolve<Pack>(readPack(packJson)),
      startKits: () => Promise.resolve(findKitLayout),
      route: () => '/navbar/mssp/selection',
      isUnreachable: (error) => error instanceof Unreachable,
      reasonOf: String,
      isStepDue: () => false,
      ...given,
    }
  }

  /** Somebody else saves. */
  saveElsewhere(project: Project): void {
    const revision = (this.stored.get(project.id)?.savedRevision ?? 0) + 1
    this.stored.set(project.id, readProject(JSON.parse(JSON.stringify(writeProject({ ...project, savedRevision: revision })))))
  }

  private async load(id: string, known?: number): Promise<ArrayBuffer | null> {
    await Promise.resolve()
    if (this.isDown) throw new Unreachable('The server cannot be reached.')
    const project = this.stored.get(id)
    if (!project) throw new Error('There is no such project.')
    if (project.savedRevision === known) return null
    return new TextEncoder().encode(JSON.stringify({ code: CODE.ok, data: writeProject(project) })).buffer
  }

  private async save({ body, isGzip }: SaveBody): Promise<SaveAnswer> {
    const bytes = new Uint8Array(await body.arrayBuffer())
    const sent = readProject(JSON.parse(new TextDecoder().decode(isGzip ? gunzipSync(bytes) : bytes)))
    this.held++
    await this.gate
    this.held--
    if (this.isDown) throw new Unreachable('The server cannot be reached.')
    const revision = this.stored.get(sent.id)?.savedRevision ?? 0
    if (sent.savedRevision !== revision)
      return { outcome: 'conflict', revision, updatedAt: new Date(0).toISOString(), updatedBy: 'Somebody' }
    this.stored.set(sent.id, { ...sent, savedRevision: revision + 1 })
    this.saves.push({ id: sent.id, revision: revision + 1 })
    if (this.losesNextAnswer) {
      this.losesNextAnswer = false
      throw new Unreachable('The answer was lost.')
    }
    return { outcome: 'saved', revision: revision + 1, savedAt: revision + 1 }
  }
}

class Unreachable extends Error {}
