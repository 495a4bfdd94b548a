import type { Calculation, Validation } from '../calculate'
import { checkMany } from './check-many'
import type { CheckedFile } from '../host'
import type { Failure } from '../failure'
import type { Host } from '../host'
import type { ManyFiles, ManyOptions } from './many-files'

/** The result of one file: `exit` is 0 without error, 1 with at least one, 2 where it cannot be read and `result` gives the reason. */
export type FileResult<Result> = { file: string; exit: 0 | 1; result: Result } | { file: string; exit: 2; result: Failure }

export function validateMany(host: Host, files: ManyFiles, options?: ManyOptions): AsyncGenerator<FileResult<Validation>> {
  return results(checkMany(host, 'validate', files, options))
}

export function calculateMany(host: Host, files: ManyFiles, options?: ManyOptions): AsyncGenerator<FileResult<Calculation>> {
  return results(checkMany(host, 'calculate', files, options))
}

async function* results<Result>(files: AsyncIterable<CheckedFile>): AsyncGenerator<FileResult<Result>> {
  for await (const { file, exit, json } of files) {
    const result = JSON.parse(json) as unknown
    yield exit === 2 ? { file, exit, result: result as Failure } : { file, exit, result: result as Result }
  }
}
