import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { workedProject } from '../contract/saved-project'
import { BUILD_MS, buildCli, testFolder } from './run-cli'

beforeAll(buildCli, BUILD_MS)

const write = testFolder()

test.each(['calculate', 'validate', 'limits'])('%s ends without a word when its reader closes the pipe', (command) => {
  // More than a pipe holds, so that the reader is gone before everything is written.
  const files = Array.from({ length: command === 'limits' ? 1 : 400 }, (_, place) => write(`project-${place}.json`, workedProject()))
  const [first = ''] = files
  const asked = command === 'limits' ? first : dirname(first)
  const run = spawnSync('sh', ['-c', `"$0" scripts/cli.mjs ${command} "$1" | head -c 1`, process.execPath, asked], { encoding: 'utf8' })
  expect(run).toMatchObject({ status: 0, stdout: '{', stderr: '' })
})
