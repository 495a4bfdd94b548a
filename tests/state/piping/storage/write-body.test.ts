import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readProject, writeProject } from '../../../../src/contract/project/project-wire'
import { addSystem } from '../../../../src/model/edits/systems/add-system'
import { setPipe } from '../../../../src/model/edits/drawing/set-pipe'
import { takeApart } from '../../../../src/model/packed/open-packed'
import { packProject } from '../../../../src/model/packed/pack-project'
import type { Project } from '../../../../src/model/project/project'
import { openReplica } from '../../../../src/state/piping/storage/replica'
import { bodyWriter } from '../../../../src/state/piping/storage/write-body'
import type { SaveBody } from '../../../../src/state/document/storage/save-body'
import { savedBuilding } from '../../../helpers/saved-building'

const building = (systems: number, nodes = 20): Project => readProject({ ...savedBuilding(systems, nodes), cadSysCal: { own: 1 } })
const replicaOf = (project: Project) => openReplica(takeApart(packProject(project)))
const bytesOf = async ({ body }: SaveBody) => Buffer.from(await body.arrayBuffer())
const textOf = async (body: SaveBody) => (body.isGzip ? gunzipSync(await bytesOf(body)) : await bytesOf(body)).toString()
const saved = async (body: SaveBody): Promise<unknown> => JSON.parse(await textOf(body))
const expected = (project: Project): unknown => JSON.parse(JSON.stringify(writeProject(project)))

describe('the body of a save', () => {
  it('the body of a save is the saved project at any size', async () => {
    for (const systems of [1, 3, 64, 65, 130]) {
      const project = building(systems)
      const body = await bodyWriter()(await replicaOf(project), {})
      expect(await saved(body)).toStrictEqual(expected(project))
      const { length } = Buffer.from(await textOf(body))
      expect(body.isGzip).toBe(length >= 256 * 1024)
      // Its own end tells it of one member only.
      if (body.isGzip) expect(body.unpackedLength ?? (await bytesOf(body)).readUInt32LE(body.body.size - 4)).toBe(length)
    }
  })

  it('a large drawing that is written piece by piece gives the same text', async () => {
    const project = building(1, 2_500)
    const body = await bodyWriter()(await replicaOf(project), {})
    expect([body.isGzip, await textOf(body)]).toStrictEqual([true, JSON.stringify(writeProject(project))])
  })

  it('many small systems under the size limit are sent uncompressed', async () => {
    const project = building(70, 2)
    const body = await bodyWriter()(await replicaOf(project), {})
    expect([body.isGzip, await saved(body)]).toStrictEqual([false, expected(project)])
  })

  it('a second save follows every change and compresses only the changed segments again', async () => {
    const project = building(200)
    const replica = await replicaOf(project)
    const write = bodyWriter()
    const first = await write(replica, {})
    replica.apply(setPipe(replica.document, 'sys-150', [replica.document.systems['sys-150']?.diagram.edgeId[2] ?? ''], { lengthM: 77 }))
    const second = await write(replica, {})
    expect(await saved(second)).toStrictEqual(expected(replica.document))
    expect(await saved(second)).not.toStrictEqual(await saved(first))
    const member = (await bytesOf(first)).subarray(400, 2_000)
    expect((await bytesOf(second)).includes(member)).toBe(true)
    replica.apply(addSystem(replica.document))
    replica.settle({
      systemIds: ['sys-1'],
      nodeCounts: Int32Array.of(20),
      x: new Float64Array(20).fill(5),
      y: new Float64Array(20).fill(6),
    })
    expect(await saved(await write(replica, {}))).toStrictEqual(expected(replica.document))
  })

  it('a copy is written with its own id and name, and the project keeps its own', async () => {
    const project = building(2)
    const replica = await replicaOf(project)
    const as = { id: 'copy', savedRevision: 0, information: { ...project.information, projectName: 'Copy' } }
    expect(await saved(await bodyWriter()(replica, as))).toStrictEqual(expected({ ...project, ...as }))
    expect(await saved(await bodyWriter()(replica, {}))).toStrictEqual(expected(project))
  })
})
