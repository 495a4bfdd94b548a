import { beforeEach, describe, expect, it } from 'vitest'
import type { Project } from '../../../src/model/project/project'
import { commit, replaceProject } from '../../../src/state/piping/commit'
import { projectState } from '../../../src/state/piping/project'
import { sliceProject } from '../../../src/state/piping/slice-project'
import { projectBuilder } from '../../helpers/project-builder'

const never = new AbortController().signal

function rename(projectName: string): void {
  const before = projectState.current?.information
  if (before) commit({ label: 'rename', ops: [{ table: 'information', before, after: { ...before, projectName } }] })
}

/** Reads the name, then works for this many slices. */
function* namesIn(project: Project, turns: number, between: (turn: number) => void): Generator<void, string> {
  const name = project.information.projectName
  for (let turn = 0; turn < turns; turn++) {
    const until = performance.now() + 10
    while (performance.now() < until);
    yield
    setTimeout(() => between(turn))
  }
  return name
}

describe('sliceProject', () => {
  beforeEach(() => replaceProject(projectBuilder().build()))

  it('sliceProject restarts when the project is edited in between', async () => {
    let edits = 0
    const once = (): void => {
      if (edits++ === 0) rename('Changed meanwhile')
    }
    expect(await sliceProject((project) => namesIn(project, 3, once), never)).toBe('Changed meanwhile')
  })

  it('sliceProject gives null when another project is opened in between', async () => {
    const leave = (): void => replaceProject(projectBuilder().build())
    expect(await sliceProject((project) => namesIn(project, 3, leave), never)).toBeNull()
  })

  it('sliceProject gives null once it is cancelled', async () => {
    const stop = new AbortController()
    const calledOff = sliceProject((project) => namesIn(project, 3, () => stop.abort()), stop.signal)
    expect(await calledOff).toBeNull()
  })
})
