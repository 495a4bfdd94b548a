const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** Whether an account is an e-mail address; anything else is sent as a phone number or account name. */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim())
}
