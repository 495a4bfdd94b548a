const NAME = 'branchline-session'

// See docs/decisions/0029-the-session-cookie-carries-no-secret.md.
/**
 * Sets the cookie that says a session exists. It carries no secret and authenticates nobody: calls are authenticated by their header, which no other site can
 * set. It expires with the session.
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
