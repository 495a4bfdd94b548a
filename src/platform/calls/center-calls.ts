import type { AuditFilter, AuditList } from '../../contract/center/audit'
import type { CenterLibrary, LibraryName } from '../../contract/center/libraries'
import type { Page } from '../../contract/center/page'
import type { AddedUser, AddUser, CenterRole, ChangedUsers, UserFilter, UserList } from '../../contract/center/users'
import type { ExportFilter, Statistic, StatisticsQuestion, VisitedArea, VisitFilter, VisitList } from '../../contract/center/visitors'
import { CENTER_PATH } from '../../contract/center-paths'
import type { FactorRule } from '../../contract/account-factor'
import type { StaffStatus, UserInfo } from '../../contract/account'
import type { GuestRecord, OutboxMail } from '../../contract/account-guests'
import { ACCOUNT_PATH } from '../../contract/account-paths'
import { call } from '../http/http'

const listed = <T>(path: string, body: object, query: Page | undefined, signal: AbortSignal): Promise<T> =>
  call({ path, body, isSilent: true, signal, ...(query ? { query } : {}) })

export const listUsers = (filter: UserFilter, page: Page, signal: AbortSignal): Promise<UserList> =>
  listed(CENTER_PATH.users, filter, page, signal)

export const listAudit = (filter: AuditFilter, page: Page, signal: AbortSignal): Promise<AuditList> =>
  listed(CENTER_PATH.audit, filter, page, signal)

export const listVisits = (filter: VisitFilter, page: Page, signal: AbortSignal): Promise<VisitList> =>
  listed(CENTER_PATH.visits, filter, page, signal)

export const exportedVisits = (filter: ExportFilter, page: Page, signal: AbortSignal): Promise<VisitList> =>
  listed(CENTER_PATH.exportVisits, filter, page, signal)

export const visitStatistics = (question: StatisticsQuestion, signal: AbortSignal): Promise<Statistic[]> =>
  listed(CENTER_PATH.visitStatistics, question, undefined, signal)

export const listRoles = (signal: AbortSignal): Promise<CenterRole[]> => listed(CENTER_PATH.roles, {}, undefined, signal)

export const listLibraries = (signal: AbortSignal): Promise<CenterLibrary[]> => listed(CENTER_PATH.libraries, {}, undefined, signal)

export const readOutbox = (signal: AbortSignal): Promise<OutboxMail[]> =>
  call({ method: 'GET', path: ACCOUNT_PATH.outbox, isSilent: true, signal })

export const addUser = (body: AddUser): Promise<AddedUser> => call({ path: CENTER_PATH.addUser, body, isSilent: true })

export const changeRole = (userIds: string[], shareRole: UserInfo['shareRole']): Promise<ChangedUsers> =>
  call({ path: CENTER_PATH.changeRole, body: { userIds, shareRole } })

export const assignLibrary = (userIds: string[], libCode: string, isCad = true): Promise<ChangedUsers> =>
  call({ path: CENTER_PATH.assignLibrary, body: { userIds, libCode, isCad } })

export const setCad = (userIds: string[], isCad: boolean): Promise<ChangedUsers> =>
  call({ path: CENTER_PATH.setCad, body: { userIds, isCad } })

export const setSharing = (userIds: string[], isShare: boolean): Promise<ChangedUsers> =>
  call({ path: CENTER_PATH.setSharing, body: { userIds, isShare } })

export const setStatus = (userIds: string[], status: 'open' | 'closed'): Promise<ChangedUsers> =>
  call({ path: CENTER_PATH.setStatus, body: { userIds, status } })

export const endSessions = (userIds: string[]): Promise<ChangedUsers> => call({ path: CENTER_PATH.endSessions, body: { userIds } })

export const resetFactors = (userIds: string[]): Promise<ChangedUsers> => call({ path: CENTER_PATH.resetFactor, body: { userIds } })

export const readFactorRule = (signal: AbortSignal): Promise<FactorRule> => listed(CENTER_PATH.factorRule, {}, undefined, signal)

export const setFactorRule = (body: FactorRule): Promise<null> => call({ path: CENTER_PATH.setFactorRule, body, isSilent: true })

export const decideOnGuests = (userIds: string[], isApproved: boolean): Promise<GuestRecord[]> =>
  call({ path: ACCOUNT_PATH.approveGuest, body: { userIds, isApproved } })

export const remindGuests = (userIds: string[]): Promise<null> => call({ path: ACCOUNT_PATH.sendReminder, body: { userIds } })

export const checkStaff = (userId: string): Promise<StaffStatus> => call({ path: ACCOUNT_PATH.staffStatus, body: { userId } })

export const saveLibrary = (library: LibraryName, isNew: boolean): Promise<null> =>
  call({ path: isNew ? CENTER_PATH.addLibrary : CENTER_PATH.renameLibrary, body: library, isSilent: true })

export const noteVisit = (area: VisitedArea): Promise<null> => call({ path: CENTER_PATH.noteVisit, body: { area }, isSilent: true })
