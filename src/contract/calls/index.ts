import { account } from './account'
import { center } from './center'
import { device } from './device'
import { feedback } from './feedback'
import { geography } from './geography'
import { guest } from './guest'
import { kits } from './kits'
import { lookup, series } from './lookup'
import { operation } from './operation'
import { ownAccount } from './own-account'
import { project } from './project'
import { projectRecords } from './project-records'
import { share } from './share'
import { storage } from './storage'
import { view } from './view'

/**
 * Every call of the server, by area. The server registers its routes from these rows, and the browser builds its requests from them; docs/architecture.md,
 * "Add a call", says how to add one. The production bundle of the app holds method and path of each row only.
 * @example call(CALLS.share.list, { body: { projectId } })
 */
export const CALLS = {
  ...{ account, center, device, feedback, geography, guest, kits, lookup, operation, ownAccount, project, projectRecords },
  ...{ series, share, storage, view },
}
