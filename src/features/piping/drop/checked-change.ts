import i18next from 'i18next'
import type { Change } from '../../../model/change'
import type { Finding } from '../../../model/finding'
import type { Project } from '../../../model/project'
import { keepingChange } from '../../../model/redrawing/kept-change'
import { tellsMuch } from '../../../model/redrawing/tells-much'
import { inTurns } from '../../../platform/in-turns'
import { pause } from '../../../platform/pause'
import { onSettled } from '../../../state/commit'
import { newErrors } from '../../../state/new-errors'
import { currentProject, projectState } from '../../../state/project'
import { change } from '../commands/change'
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
    let isMoved = false
    const stop = onSettled((id) => (isMoved ||= id === systemId))
    let refusal: Refusal | null
    try {
      refusal = await refusalOf(systemId, (project) => (described = describe(project)), sentence)
      if (!refusal) await pause()
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
  await pause()
  const looking = newErrors(systemId, described)
  const stopTelling = new AbortController()
  // While the core looks, the page has nothing to do: told now, the change is in the store the moment it is made.
  const telling = tellsMuch(described) ? inTurns(keepingChange(described), stopTelling.signal).catch(() => null) : null
  try {
    const [broken] = await looking
    if (broken) return { sentence: sentence(broken) }
    await telling
    return null
  } finally {
    stopTelling.abort()
  }
}
