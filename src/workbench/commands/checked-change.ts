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

/** As often as the project changed while the core was looking. */
const MOST_TRIES = 3

/**
 * Commits what an edit describes, if the core finds no rule broken by it that holds now; null when it is done. Where the project changes meanwhile, the edit is
 * described and looked at anew.
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
    // What was looked at is not what is there any more, whatever was said of it.
    if (projectState.revision !== revision) continue
    if (refusal) return refusal
    // What was looked at is committed; only where the core has moved nodes meanwhile does it name other places than there are.
    change((project) => (described && !isMoved ? described : describe(project)))
    return null
  }
  return { sentence: i18next.t('placing:changedMeanwhile') }
}

/** Why a change is not possible; null where it is. */
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

// Told while the core looks and the page has nothing to do, the change is in the store the moment it is made. What cannot be told now is told then.
function toldMeanwhile(described: Change): Promise<unknown> {
  return tellsMuch(described) ? slice(keepingChange(described), { mustFinish: true }).catch(() => null) : Promise.resolve()
}
