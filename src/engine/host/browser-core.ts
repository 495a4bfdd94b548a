import { transfer, wrap } from 'comlink'
import type { CoreApi } from '../../../workers/core-api'

/** The core in a browser: starts the worker and hands every buffer over instead of copying it. */
export function browserCore(): CoreApi {
  const worker = new Worker(new URL('../../../workers/core.worker.ts', import.meta.url), { type: 'module', name: 'core' })
  const remote = wrap<CoreApi>(worker)
  return {
    layoutVersion: () => remote.layoutVersion(),
    loadPack: (handle, pack) => remote.loadPack(handle, transfer(pack, [pack])),
    inspect: (handle, system) => remote.inspect(handle, transfer(system, [system])),
    open: (packHandle, system) => remote.open(packHandle, transfer(system, [system])),
    edit: (handle, edits) => remote.edit(handle, transfer(edits, [edits])),
    follow: (handle, edits) => remote.follow(handle, transfer(edits, [edits])),
    openMask: (packHandle, handle, question) => remote.openMask(packHandle, handle, transfer(question, [question])),
    openDrop: (packHandle, handle, question) => remote.openDrop(packHandle, handle, transfer(question, [question])),
    read: (handle) => remote.read(handle),
    findings: (handle, from, count) => remote.findings(handle, from, count),
    meters: (packHandle, system) => remote.meters(packHandle, transfer(system, [system])),
    residentMeters: (handle) => remote.residentMeters(handle),
    close: (handle) => remote.close(handle),
    arrange: (handle, system, places) => remote.arrange(handle, transfer(system, [system]), transfer(places, [places])),
    prove: (handle, system, question) => remote.prove(handle, transfer(system, [system]), transfer(question, [question])),
    dropMask: (handle, system, question) => remote.dropMask(handle, transfer(system, [system]), transfer(question, [question])),
    drop: (handle, system, question) => remote.drop(handle, transfer(system, [system]), transfer(question, [question])),
    propose: (handle, demand) => remote.propose(handle, transfer(demand, [demand])),
    ask: (handle, question) => remote.ask(handle, transfer(question, [question])),
    convertBatch: (batch) => remote.convertBatch(transfer(batch, [batch])),
    convertColumn: (values, from, to) => remote.convertColumn(transfer(values, [values]), from, to),
  }
}
