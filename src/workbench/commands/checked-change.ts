import i18next from 'i18next'
import type { Change } from '../../model/change/change'
import type { Finding } from '../../model/finding/finding'
import type { Project } from '../../model/project/project'
import { keepingChange } from '../../model/redrawing/kept-change'
import { tellsMuch } from '../../model/redrawing/tells-much'
import { nextSlice } from '../../schedule/next-slice'
import { onSettled } from '../../state/piping/commit'
import { slice } from '../../schedule/slice'
import { newErrors } from '../../state/core/new-errors'
import { currentProject, projectState } from '../../state/piping/project'
import { change } from './change'
import type { Refusal } from './refusal'

/** Maximum number of tries when the project changes during the check. */
const MOST_TRIES = 3

/**
 * Commits the change that an edit describes if the core finds no newly broken rule. Returns null on success, else the refusal. If the project
 * changes during the check, the edit is described and checked again.
 */
export async function checkedChange(
  systemId: string,
  describe: (project: Project) => Change,
  sentence: (finding: Finding) => string,
): Promise<Refusal | null> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { revision } = projectState
    let described: Change | undefined
    let telling: Promise<unknown> = Promise.resolve()
    let isMoved = false
    const stop = onSettled((id) => (isMoved ||= id === systemId))
    let refusal: Refusal | null
    try {
      const describing = (project: Project): Change => {
        described = describe(project)
        telling = toldMeanwhile(described)
        return described
      }
      refusal = await refusalOf(systemId, describing, sentence)
      if (!refusal) await telling
      if (!refusal) await nextSlice()
    } finally {
      stop()
    }
    // The check was of an outdated revision, so its verdict does not count.
    if (projectState.revision !== revision) continue
    if (refusal) return refusal
    // The checked change itself is committed, unless the core has moved nodes meanwhile, which makes its places stale.
    change((project) => (described && !isMoved ? described : describe(project)))
    return null
  }
  return { sentence: i18next.t('placing:changedMeanwhile') }
}

/** Returns why a change is not possible; null where it is possible. */
export async function refusalOf(
  systemId: string,
  describe: (project: Project) => Change,
  sentence: (finding: Finding) => string,
): Promise<Refusal | null> {
  const project = currentProject()
  if (!project) return { sentence: i18next.t('placing:nothingThere') }
  const described = describe(project)
  if (described.ops.length === 0) return { sentence: i18next.t('placing:nothingThere') }
  await nextSlice()
  const [broken] = await newErrors(systemId, described)
  return broken ? { sentence: sentence(broken) } : null
}

// Sends the change speculatively while the core checks it and the page is idle, so that its commit is instant. Changes that cannot be sent now are sent
// with the commit.
function toldMeanwhile(described: Change): Promise<unknown> {
  return tellsMuch(described) ? slice(keepingChange(described), { mustFinish: true }).catch(() => null) : Promise.resolve()
}
