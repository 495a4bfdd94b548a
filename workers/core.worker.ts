import { expose, transfer } from 'comlink'
import { buffersOf } from './answer-change'
import type { CoreApi } from './core-api'
import { fetchCore as core } from './fetch-core'

/**
 * The core behind a browser worker. `expose` runs before anything is awaited, so that no early message is lost; the wasm is fetched by the first call.
 * Buffers go back the way they came: transferred.
 */
const api: CoreApi = {
  layoutVersion: async () => (await core()).layoutVersion(),
  loadPack: async (handle, pack) => (await core()).loadPack(handle, pack),
  inspect: async (handle, system) => sendBack(await (await core()).inspect(handle, system)),
  open: async (packHandle, system) => (await core()).open(packHandle, system),
  edit: async (handle, edits) => sendBack(await (await core()).edit(handle, edits)),
  follow: async (handle, edits) => {
    const change = await (await core()).follow(handle, edits)
    return transfer(change, buffersOf(change))
  },
  openMask: async (packHandle, handle, question) => sendBack(await (await core()).openMask(packHandle, handle, question)),
  openDrop: async (packHandle, handle, question) => {
    const answers = await (await core()).openDrop(packHandle, handle, question)
    return transfer(answers, answers)
  },
  read: async (handle) => sendBack(await (await core()).read(handle)),
  findings: async (handle, from, count) => sendBack(await (await core()).findings(handle, from, count)),
  meters: async (packHandle, system) => sendBack(await (await core()).meters(packHandle, system)),
  residentMeters: async (handle) => sendBack(await (await core()).residentMeters(handle)),
  close: async (handle) => (await core()).close(handle),
  arrange: async (handle, system, places) => sendBack(await (await core()).arrange(handle, system, places)),
  prove: async (handle, system, question) => sendBack(await (await core()).prove(handle, system, question)),
  dropMask: async (handle, system, question) => sendBack(await (await core()).dropMask(handle, system, question)),
  drop: async (handle, system, question) => {
    const answers = await (await core()).drop(handle, system, question)
    return transfer(answers, answers)
  },
  propose: async (handle, demand) => sendBack(await (await core()).propose(handle, demand)),
  ask: async (handle, question) => sendBack(await (await core()).ask(handle, question)),
  convertBatch: async (batch) => sendBack(await (await core()).convertBatch(batch)),
  convertColumn: async (values, from, to) => sendBack(await (await core()).convertColumn(values, from, to)),
}

function sendBack(buffer: ArrayBuffer): ArrayBuffer {
  return transfer(buffer, [buffer])
}

expose(api)
