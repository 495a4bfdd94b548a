import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { CALLS } from '../src/contract/calls'
import { addressOf } from '../src/contract/calls/row'
import { writeProject, type WireProject } from '../src/contract/project/project-wire'
import { newId } from '../src/model/change/ids'
import { projectBuilder } from '../tests/helpers/project-builder'
import { demoCaller, startServer, type Caller } from '../tests/helpers/server'
import { projectFiles } from './peers/project-files'
import type { BenchRow } from './row'
import { saveRate } from './save-rate'

const PROJECTS = 1_000
const BIG_BYTES = 200 * 1024
const RATED_BYTES = 180 * 1000
const RUNS = 40
const PEER = 'Fastify + a JSON file a project'

/** Saves and opens a project of 200 kB and lists 1,000 projects, beside a server that keeps files. Both answer without a socket. */
export async function run(): Promise<BenchRow[]> {
  const server = await startServer()
  const folder = mkdtempSync(join(tmpdir(), 'branchline-bench-'))
  const peer = projectFiles(folder)
  try {
    const demo = await demoCaller(server.app)
    const big = projectOf(demo.userId, BIG_BYTES)
    const rated = await saveRate((ownerId) => projectOf(ownerId, RATED_BYTES))
    const saving = await beside(savingHere(demo, big), savingThere(peer, big))
    const opening = await beside(
      () => demo.send({ method: 'GET', url: addressOf(CALLS.project.mssp.get, { id: big.id }) }),
      () => peer.inject({ method: 'GET', url: `/get/${big.id}` }),
    )
    for (let index = 1; index < PROJECTS; index += 1) {
      const project = projectOf(demo.userId, 0)
      await demo.save(project)
      await peer.inject({ method: 'POST', url: '/save', payload: project })
    }
    const listing = await beside(
      () => demo.send({ method: 'POST', url: CALLS.project.mssp.list.path, payload: {} }),
      () => peer.inject({ method: 'POST', url: '/list' }),
    )
    return [
      ...rated,
      row('save a project of 200 kB, checked and flushed to disk', saving),
      row('open a project of 200 kB', opening),
      row('list 1,000 projects', listing),
    ]
  } finally {
    await server.close()
    await peer.close()
    rmSync(folder, { recursive: true })
  }
}

function projectOf(ownerId: string, bytes: number): WireProject {
  const builder = projectBuilder().named('Bench')
  const write = (): WireProject => writeProject({ ...builder.build(), ownerId })
  do {
    builder.system(newId(), (draw) => {
      draw.outdoor('outdoor', ['X4P-10'])
      let above = 'outdoor'
      for (let unit = 0; unit < 8; unit += 1) {
        draw.joint(`joint ${unit}`, above, { lengthM: 3.25 }).unit(`unit ${unit}`, `joint ${unit}`, 'C4-028', { lengthM: 5.5, bends: 2 })
        above = `joint ${unit}`
      }
      return draw
    })
  } while (JSON.stringify(write()).length < bytes)
  return write()
}

function savingHere(demo: Caller, project: WireProject) {
  let revision = 0
  return async (): Promise<unknown> =>
    demo.send({
      method: 'POST',
      url: CALLS.project.mssp.save.path,
      payload: { ...project, revision: revision++, projectNo: `${revision}` },
    })
}

function savingThere(peer: FastifyInstance, project: WireProject) {
  let number = 0
  return async (): Promise<unknown> => peer.inject({ method: 'POST', url: '/save', payload: { ...project, projectNo: `${(number += 1)}` } })
}

/** Returns the median milliseconds of each, measured alternately so that both see the same machine. */
async function beside(ours: () => Promise<unknown>, theirs: () => Promise<unknown>): Promise<{ ours: number; peer: number }> {
  const times: { ours: number[]; peer: number[] } = { ours: [], peer: [] }
  for (let turn = -3; turn < RUNS; turn += 1) {
    for (const [side, work] of [
      ['ours', ours],
      ['peer', theirs],
    ] as const) {
      const start = performance.now()
      await work()
      if (turn >= 0) times[side].push(performance.now() - start)
    }
  }
  return { ours: median(times.ours), peer: median(times.peer) }
}

const median = (times: number[]): number => [...times].sort((left, right) => left - right)[Math.floor(times.length / 2)] ?? Number.NaN

const row = (name: string, { ours, peer }: { ours: number; peer: number }): BenchRow => ({
  name,
  unit: 'ms',
  ours,
  peer,
  peerName: PEER,
  ratio: peer / ours,
  runs: RUNS,
})
