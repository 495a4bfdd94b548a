import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take half a minute and more. Begun last, one of them would go on alone while the other cores have nothing left to do. */
const LONG = [
  'tests/state/agreement/agreement.test.ts',
  'tests/server/kill.test.ts',
  'tests/server/plugins/body-room.test.ts',
  'tests/server/edge.test.ts',
  'tests/fuzz/calls/calls.test.ts',
  'tests/server/two-processes.test.ts',
]

/** The order of a run: the long files first, the others as the runner orders them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = LONG.findIndex((path) => moduleId.endsWith(path))
      return found < 0 ? LONG.length : found
    }
    const ordered = await super.sort(files)
    return ordered.toSorted((one, other) => place(one) - place(other))
  }
}
