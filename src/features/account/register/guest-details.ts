import type { GuestRecord } from '../../../contract/account/account-guests'
import { DEPARTMENTS, GUEST_USER_TYPES } from '../../../contract/account/guest-lists'
import type { GuestDetails } from '../commands/register-guest'
import type { GuestForm } from '../field-errors'

/** Returns the initial form: empty, or with the known details. Passwords, code and consent are always empty. */
export function formFor(known: Partial<GuestRecord> | null): GuestForm {
  return {
    personalEmail: known?.personalEmail ?? '',
    userName: known?.userName ?? '',
    organization: known?.organization ?? '',
    phone: known?.phone ?? '',
    userType: known?.userType ?? '',
    department: known?.department ?? '',
    verificationCode: '',
    password: '',
    repeated: '',
    hasConsented: false,
  }
}

/** Converts the form to the registration on the wire; its choices have been checked against their lists. */
export function detailsOf(form: GuestForm, isAgain: boolean, isFromBrand: boolean): GuestDetails {
  return {
    personalEmail: form.personalEmail.trim(),
    verificationCode: form.verificationCode,
    password: form.password,
    userName: form.userName.trim(),
    organization: form.organization.trim(),
    phone: form.phone.trim(),
    userType: GUEST_USER_TYPES.find((type) => type === form.userType) ?? 'other',
    department: DEPARTMENTS.find((name) => name === form.department) ?? 'other',
    ...(isAgain ? { reregist: true } : {}),
    ...(isFromBrand ? { isFromClivet: true } : {}),
  }
}
