import { expose, transfer } from 'comlink'
import { gzipped } from '../../../platform/http/gzip'

/** A thread of its own that compresses what another one writes. */
export interface CompressorThread {
  compressed: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
}

const thread: CompressorThread = {
  compressed: async (bytes) => {
    const member = await gzipped(bytes)
    return transfer(member, [member.buffer])
  },
}

expose(thread)
