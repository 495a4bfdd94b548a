const NAME = 'branchline-session'

/**
 * The cookie that says a session is there. It carries no secret and signs nobody in: calls are signed in by their header, which no other page
 * can set. It ends with the session.
 */
export function setSessionCookie(expiresAt: string): void {
  write('1', `; Expires=${new Date(expiresAt).toUTCString()}`)
}

export function hasSessionCookie(): boolean {
  return document.cookie.split(';').some((entry) => entry.trim() === `${NAME}=1`)
}

export function removeSessionCookie(): void {
  write('', '; Max-Age=0')
}

function write(value: string, life: string): void {
  const isSecure = window.location.protocol === 'https:'
  document.cookie = `${NAME}=${value}; Path=/; SameSite=Strict${isSecure ? '; Secure' : ''}${life}`
}
