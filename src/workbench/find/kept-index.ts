import type { Project } from '../../model/project/project'
import { slice } from '../../schedule/slice'
import { results } from '../../state/core/results'
import { indexFindings, indexPlaces } from './project-index'
import type { IndexEntry, IndexWords } from './project-index'

interface Kept {
  made: readonly unknown[]
  index: Promise<readonly IndexEntry[]>
}

let places: Kept | null = null
let findings: Kept | null = null

/** Returns the index of a project at a revision, which is made in slices once and kept until project, results or language have changed. */
export async function projectIndex(
  project: Project,
  revision: number,
  language: string,
  words: IndexWords,
): Promise<readonly IndexEntry[]> {
  const answers = results.bySystem
  places = kept(places, [project.id, revision, language], () => slice(indexPlaces(project, words)))
  findings = kept(findings, [project.id, revision, words.sentence, answers], () => slice(indexFindings(project, answers, words)))
  const [first, second] = await Promise.all([places.index, findings.index])
  return [...first, ...second]
}

function kept(before: Kept | null, made: readonly unknown[], make: () => Promise<readonly IndexEntry[]>): Kept {
  return before && made.every((part, at) => part === before.made[at]) ? before : { made, index: make() }
}
