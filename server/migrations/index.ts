import type { Migration } from 'kysely'
import { accountsAndProjects } from './0001-accounts-and-projects'
import { guestsMailAndAudit } from './0002-guests-mail-and-audit'
import { sessionsAndVersions } from './0003-sessions-and-versions'
import { librariesAndVisits } from './0004-libraries-and-visits'
import { kindsOfProjects } from './0006-kinds-of-projects'
import { projectShares } from './0007-project-shares'
import { feedback } from './0008-feedback'
import { closedAndGone } from './0009-closed-and-gone'
import { mailInTime } from './0010-mail-in-time'
import { searchedAccounts } from './0011-searched-accounts'
import { passwordsAndFactors } from './0014-passwords-and-factors'
import { sessionAge } from './0015-session-age'
import { looksAtTheClock } from './0017-looks-at-the-clock'
import { bidsOfProjects } from './0018-bids-of-projects'
import { pipesAndFirstPages } from './0019-pipes-and-first-pages'
import { viewLinks } from './0020-view-links'

/** Migrations run forward only, in the order of their names; a published one is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-projects': accountsAndProjects,
  '0002-guests-mail-and-audit': guestsMailAndAudit,
  '0003-sessions-and-versions': sessionsAndVersions,
  '0004-libraries-and-visits': librariesAndVisits,
  '0006-kinds-of-projects': kindsOfProjects,
  '0007-project-shares': projectShares,
  '0008-feedback': feedback,
  '0009-closed-and-gone': closedAndGone,
  '0010-mail-in-time': mailInTime,
  '0011-searched-accounts': searchedAccounts,
  '0014-passwords-and-factors': passwordsAndFactors,
  '0015-session-age': sessionAge,
  '0017-looks-at-the-clock': looksAtTheClock,
  '0018-bids-of-projects': bidsOfProjects,
  '0019-pipes-and-first-pages': pipesAndFirstPages,
  '0020-view-links': viewLinks,
}
