import type { Change } from '../../../model/change'
import type { Project } from '../../../model/project'
import { keepingChange } from '../../../model/redrawing/kept-change'
import { tellsMuch } from '../../../model/redrawing/tells-much'
import { projectState } from '../../../state/project'
import { undisturbed } from '../../../state/undisturbed'
import { change } from './change'

const NEVER = new AbortController().signal

/**
 * As `change`, for what may touch thousands of rows: such a change is told in turns before it is committed, so that it is in the store the moment it is seen. Anything
 * smaller is committed before this returns its promise. An edit in between is waited for, and the change described anew.
 */
export function changeToldAhead(describe: (project: Project) => Change): Promise<boolean> {
  const project = projectState.current
  if (!project || projectState.readOnly) return Promise.resolve(change(describe))
  const described = describe(project)
  return tellsMuch(described) ? committedOnceTold(described, describe) : Promise.resolve(change(() => described))
}

async function committedOnceTold(first: Change, describe: (project: Project) => Change): Promise<boolean> {
  let next: Change | null = first
  const told = await undisturbed((project) => {
    const described = next ?? describe(project)
    next = null
    return telling(described, project)
  }, NEVER)
  return told !== null && change(() => told)
}

function* telling(described: Change, project: Project): Generator<void, Change> {
  yield* keepingChange(described, project)
  return described
}
