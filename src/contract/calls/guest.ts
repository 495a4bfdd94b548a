import { Type } from 'typebox'
import {
  ApproveGuestSchema,
  GuestQuestionSchema,
  GuestRecordSchema,
  RegisteredSchema,
  RegistrationSchema,
  RemindGuestSchema,
  RetrievePasswordSchema,
  SendCodeSchema,
} from '../account/account-guests'
import { rows } from './row'

const USER = '/api/apps-mssp/user'

/** Registration, password retrieval and approval of guests: platform specification, sections 3, 6 and 7. */
export const guest = rows('guests', {
  sendCode: {
    method: 'POST',
    path: `${USER}/send/email/verification/code`,
    summary: 'Send a code to a mailbox',
    permission: 'open',
    body: SendCodeSchema,
    answer: Type.Null(),
  },
  register: {
    method: 'POST',
    path: `${USER}/register/email`,
    summary: 'Register as a guest with the code of a mail',
    permission: 'open',
    body: RegistrationSchema,
    answer: RegisteredSchema,
  },
  retrievePassword: {
    method: 'POST',
    path: '/api/mibp-basic-account/v1/user/retrieve/password/email',
    summary: 'Set a new password with the code of a mail',
    permission: 'open',
    body: RetrievePasswordSchema,
    answer: Type.Null(),
  },
  guestRecord: {
    method: 'GET',
    path: `${USER}/guest/record`,
    summary: "A guest's record: one's own, or one of their library for holders of center:users:approve. Null where there is none to see",
    permission: 'signedIn',
    waitingToo: true,
    query: GuestQuestionSchema,
    answer: Type.Union([GuestRecordSchema, Type.Null()]),
  },
  approveGuest: {
    method: 'POST',
    path: `${USER}/guest/approve`,
    summary: 'Let guests in for a time, or refuse them: all of them or none',
    permission: 'center:users:approve',
    body: ApproveGuestSchema,
    answer: Type.Array(GuestRecordSchema),
  },
  sendReminder: {
    method: 'POST',
    path: `${USER}/send/email/expiration/reminder`,
    summary: 'Remind guests of the end of their accounts: all of them or none',
    permission: 'center:users:approve',
    body: RemindGuestSchema,
    answer: Type.Null(),
  },
})
