import type { TFunction } from 'i18next'
import { EMAIL } from '../../contract/account/account-guests'
import { DEPARTMENTS, GUEST_USER_TYPES, VERIFICATION_CODE } from '../../contract/account/guest-lists'
import type { NewPassword } from './fields/new-password-fields'
import { passwordStrength } from './fields/password-strength'

/** Error sentences by the wire name of their field. */
export type FieldErrors = Partial<Record<string, string>>
type Words = TFunction<'account'>

const ADDRESS = new RegExp(EMAIL)

export function without(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !fields.includes(field)))
}

export function wrongEmail(email: string, t: Words): FieldErrors {
  return ADDRESS.test(email.trim()) ? {} : { personalEmail: t('missing.personalEmail') }
}

/** Returns the errors of the fields of a new password; empty where it may be sent. */
export function wrongNewPassword({ password, repeated }: NewPassword, t: Words): FieldErrors {
  const { level } = passwordStrength(password)
  return {
    ...(level >= 2 ? {} : { password: t('missing.password') }),
    ...(password === repeated ? {} : { repeated: t('missing.repeated') }),
  }
}

export function wrongCodeAndPassword(code: string, passwords: NewPassword, t: Words): FieldErrors {
  return {
    ...(code.length === VERIFICATION_CODE.digits
      ? {}
      : { verificationCode: t('missing.verificationCode', { count: VERIFICATION_CODE.digits }) }),
    ...wrongNewPassword(passwords, t),
  }
}

export interface GuestForm extends NewPassword {
  personalEmail: string
  verificationCode: string
  userName: string
  organization: string
  phone: string
  userType: string
  department: string
  hasConsented: boolean
}

/** Returns the errors of a registration's fields; the server checks them again. */
export function wrongInGuestForm(form: GuestForm, t: Words): FieldErrors {
  const isOneOf = (list: readonly string[], value: string): boolean => list.includes(value)
  return {
    ...wrongEmail(form.personalEmail, t),
    ...wrongCodeAndPassword(form.verificationCode, form, t),
    ...(form.userName.trim() === '' ? { userName: t('missing.userName') } : {}),
    ...(isOneOf(GUEST_USER_TYPES, form.userType) ? {} : { userType: t('missing.userType') }),
    ...(isOneOf(DEPARTMENTS, form.department) ? {} : { department: t('missing.department') }),
    ...(form.hasConsented ? {} : { hasConsented: t('missing.hasConsented') }),
  }
}
