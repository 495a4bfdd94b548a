import { Type, type Static } from 'typebox'

/** Paths of the two sockets of the session watch, spelt as in the specification. */
export const WATCH_PATH = {
  logout: '/api/mibp-basic-account/user/logout/:userId/:language',
  window: '/api/mibp-basic-account/close/window/:userId',
} as const

/**
 * First entry of the Sec-WebSocket-Protocol header; the token is the second. A browser cannot set another header on a socket, and a URL
 * would be logged. The server answers with this entry alone.
 */
export const WATCH_PROTOCOL = 'branchline.session'

/** Reasons for ending a session remotely: sign-in elsewhere, a new password of the account, an administrator. */
export const LOGOUT_REASONS = ['elsewhere', 'password', 'closed'] as const
export type LogoutReason = (typeof LOGOUT_REASONS)[number]

/** Sent only when the session has ended: the sentence to show, in the language of the path. */
export const LogoutMessageSchema = Type.Object({ data: Type.String() })

/** Whether the session is still valid: true on opening and every few seconds, false once at its end. */
export const WindowMessageSchema = Type.Object({
  data: Type.Boolean(),
  isAccountChanged: Type.Optional(Type.Boolean({ description: 'Ours: role, library, stay or sharing have changed, ask for them again' })),
})

export type WatchMessage = Static<typeof LogoutMessageSchema> | Static<typeof WindowMessageSchema>
