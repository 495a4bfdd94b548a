import { session } from './session'

/**
 * The link through which this page shows a project without an account: its token counts as the caller's. Kept nowhere; `token` is null
 * everywhere else. `library` is the one that the project is calculated with.
 */
export const viewing: { token: string | null; library: string | null } = { token: null, library: null }

/** Returns the library whose rules hold: of the viewed project's owner, else of the signed-in user; undefined without one. */
export const libraryInUse = (): string | undefined => viewing.library ?? session.userInfo?.libCode
