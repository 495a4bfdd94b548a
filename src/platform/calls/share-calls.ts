import { ACCOUNT_PATH } from '../../contract/account-paths'
import { SHARE_PATH, type Person, type ProjectAccess, type Shared, type ShareList, type ShareProject } from '../../contract/share'
import { call } from '../http/http'

export const shareProject = (body: ShareProject): Promise<Shared> => call({ path: SHARE_PATH.share, body, isSilent: true })

export const listShares = (projectId: string, signal: AbortSignal): Promise<ShareList> =>
  call({ path: SHARE_PATH.list, body: { projectId }, isSilent: true, signal })

export const revokeShare = (id: string): Promise<null> => call({ path: SHARE_PATH.revoke, body: { id }, isSilent: true })

export const restoreShare = (id: string): Promise<null> => call({ path: SHARE_PATH.restore, body: { id }, isSilent: true })

export const findPeople = (text: string, signal: AbortSignal): Promise<Person[]> =>
  call({ path: SHARE_PATH.people, body: { text }, isSilent: true, signal })

export const openLink = (token: string): Promise<ProjectAccess> => call({ path: SHARE_PATH.open, body: { token }, isSilent: true })

export const fetchAccess = (projectId: string): Promise<ProjectAccess> =>
  call({ path: SHARE_PATH.access, body: { projectId }, isSilent: true })

/** Whether those who see all projects of the library see the caller's. */
export const shareWithLibrary = (isShare: boolean): Promise<null> =>
  call({ method: 'GET', path: ACCOUNT_PATH.updateProjectShare, query: { isShare: isShare ? '1' : '0' }, isSilent: true })
