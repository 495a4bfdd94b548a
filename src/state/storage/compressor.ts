import { wrap } from 'comlink'
import { gzipped } from '../../platform/gzip'
import type { CompressorThread } from './compressor.worker'

/** Compresses pieces of a large body beside the thread that writes them. */
export interface Compressor {
  /** The bytes as one member of a gzip stream. */
  compressed: (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>
  /** Gives the thread back; what was not answered by then never is. */
  end: () => void
}

/** Starts a thread that compresses. Where there is none to be had, or its script cannot be loaded, the bytes are compressed by who asks. */
export function startCompressor(): Compressor {
  if (!('Worker' in globalThis)) return { compressed: gzipped, end: () => undefined }
  const worker = new Worker(new URL('./compressor.worker.ts', import.meta.url), { type: 'module', name: 'compressor' })
  const remote = wrap<CompressorThread>(worker)
  const failed = new Promise<null>((resolve) => {
    worker.onerror = (event) => {
      event.preventDefault()
      resolve(null)
    }
  })
  return {
    compressed: async (bytes) => (await Promise.race([remote.compressed(bytes), failed])) ?? gzipped(bytes),
    end: () => worker.terminate(),
  }
}
