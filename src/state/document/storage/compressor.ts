import { transfer, wrap } from 'comlink'
import { gzipped } from '../../../platform/http/gzip'
import { utf8 } from '../../../platform/http/utf8'
import { workerFailure } from '../../../platform/worker-failure'
import type { CompressorThread } from './compressor.worker'

/** A text as one member of a gzip stream, and its uncompressed length in bytes. */
export interface Compressed {
  length: number
  member: Uint8Array<ArrayBuffer>
}

/** Compresses a text on the calling thread. */
export async function compressedHere(text: string): Promise<Compressed> {
  const bytes = utf8(text)
  return { length: bytes.length, member: await gzipped(bytes) }
}

/** Compresses pieces of a large body on a thread beside the writing one. */
export interface Compressor {
  compressed: (text: string) => Promise<Compressed>
  /** Ends the thread; pieces that are not compressed by then never resolve. */
  end: () => void
}

/** Starts a thread that compresses. Without worker support, or where the script cannot be loaded, the calling thread compresses. */
export function startCompressor(): Compressor {
  if (!('Worker' in globalThis)) return { compressed: compressedHere, end: () => undefined }
  const worker = new Worker(new URL('./compressor.worker.ts', import.meta.url), { type: 'module', name: 'compressor' })
  const remote = wrap<CompressorThread>(worker)
  const failed = workerFailure(worker).catch(() => null)
  return {
    compressed: async (text) => {
      const bytes = utf8(text)
      const { length } = bytes
      const member = await Promise.race([remote.compressed(transfer(bytes, [bytes.buffer])), failed])
      return member ? { length, member } : compressedHere(text)
    },
    end: () => worker.terminate(),
  }
}
