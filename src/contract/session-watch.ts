import { Type, type Static } from 'typebox'

/** The two sockets of the session watch, spelt as the specification has them. */
export const WATCH_PATH = {
  logout: '/api/mibp-basic-account/user/logout/:userId/:language',
  window: '/api/mibp-basic-account/close/window/:userId',
} as const

/**
 * First entry of the Sec-WebSocket-Protocol header; the token is the second. A browser can set no other header on a socket, and an address
 * would stand in logs. The server answers with this entry alone.
 */
export const WATCH_PROTOCOL = 'branchline.session'

/** Why a session has been ended from outside: signed in elsewhere, the account's own new password, an administrator. */
export const LOGOUT_REASONS = ['elsewhere', 'password', 'closed'] as const
export type LogoutReason = (typeof LOGOUT_REASONS)[number]

/** Only ever sent when the session is over: the sentence to show, in the language of the path. */
export const LogoutMessageSchema = Type.Object({ data: Type.String() })

/** Whether the session still holds: true on opening and every few seconds, false once. */
export const WindowMessageSchema = Type.Object({
  data: Type.Boolean(),
  isAccountChanged: Type.Optional(Type.Boolean({ description: 'Ours: role, library, stay or sharing have changed, ask for them again' })),
})

export type WatchMessage = Static<typeof LogoutMessageSchema> | Static<typeof WindowMessageSchema>
