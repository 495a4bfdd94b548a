import { wrap } from 'comlink'
import { workerFailure } from '../../../platform/worker-failure'
import type { Shrinker } from './shrink.worker'

/** Shrinks an image to the server's limits in a worker; its name gets the extension of a JPEG. */
export async function shrinkPicture(file: File): Promise<File> {
  const worker = new Worker(new URL('./shrink.worker.ts', import.meta.url), { type: 'module', name: 'pictures' })
  try {
    const jpeg = await Promise.race([wrap<Shrinker>(worker).shrink(file), workerFailure(worker)])
    return new File([jpeg], jpegName(file.name), { type: 'image/jpeg' })
  } finally {
    worker.terminate()
  }
}

const LONGEST = 110

/** Returns a file's name with the extension of a JPEG, without characters that no line may contain. */
export function jpegName(name: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST)
  return `${stem === '' ? 'picture' : stem}.jpg`
}
