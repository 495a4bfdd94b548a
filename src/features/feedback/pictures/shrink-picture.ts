import { wrap } from 'comlink'
import { workerFailure } from '../../../platform/worker-failure'
import type { Shrinker } from './shrink.worker'

/** Makes a picture as small as the server wants it, off the page's own thread; the name tells that it is a JPEG now. */
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

/** A file's name with the ending of what it has become, without characters that no line may hold. */
export function jpegName(name: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST)
  return `${stem === '' ? 'picture' : stem}.jpg`
}
