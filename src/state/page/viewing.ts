import { session } from './session'

/**
 * The link through which this page shows a project without an account: its token counts as the caller's. Kept nowhere, and empty everywhere
 * else.
 */
export const viewing: {
  token: string | null
  /** Library that the project is calculated with. */
  library: string | undefined
  /** Tells whether the open project is the one of the link: another may have been opened in its place. */
  isShown: () => boolean
} = { token: null, library: undefined, isShown: () => false }

/** Returns the library whose rules hold: of the viewed project's owner, else of the signed-in user; undefined without one. */
export const libraryInUse = (): string | undefined => (viewing.isShown() ? viewing.library : session.userInfo?.libCode)
