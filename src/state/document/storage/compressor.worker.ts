import { expose, transfer } from 'comlink'
import { gzipped } from '../../../platform/http/gzip'

/** Interface of the compressing worker. */
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
