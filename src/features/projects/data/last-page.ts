import { CALLS } from '../../../contract/calls'
import { ORIGIN } from '../../../contract/project/project-calls'
import { readFirstPage, writeFirstPage } from '../../../contract/wire/pages/first-page'
import { omit } from '../../../model/change/omit'
import type { ProjectInformation } from '../../../model/project/project'
import { call } from '../../../platform/call'
import { draftOf, type ProjectDraft } from './project-draft'

/** Returns what the next project can take over of the user's last first page; null where there is none, or it cannot be read. */
export async function lastPage(): Promise<Partial<ProjectDraft> | null> {
  try {
    const record = await call(CALLS.projectRecords.lastParams, { body: { origin: ORIGIN.mssp } })
    return record && takenOver(draftOf(readFirstPage({ page1: record.page1 })))
  } catch {
    // It is only an offer: without it the usual values stand.
    return null
  }
}

/** Leaves out what belongs to one project alone: its name, its number, its competitors and the outcome of its bid. */
function takenOver({ telephone, type, country, province, city, design, weather, bid, building }: ProjectDraft): Partial<ProjectDraft> {
  return { telephone, type, country, province, city, design, weather, bid: omit(bid, 'competitors', 'state'), building }
}

/** Keeps a first page as the user's last one. A failure costs only the offer for the next project. */
export function keepPage(information: ProjectInformation): void {
  call(CALLS.projectRecords.saveParams, { body: { origin: ORIGIN.mssp, page1: writeFirstPage(information) } }).catch(() => undefined)
}
