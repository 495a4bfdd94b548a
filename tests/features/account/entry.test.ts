import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { DEPARTMENTS, GUEST_USER_TYPES } from '../../../src/contract/account/guest-lists'
import { CODE } from '../../../src/contract/envelope'
import { NoGuestRecord } from '../../../src/features/account/commands/open-session'
import { entryFailure } from '../../../src/features/account/entry-failure'
import { wrongInGuestForm } from '../../../src/features/account/field-errors'
import { passwordStrength } from '../../../src/features/account/fields/password-strength'
import { handedOver } from '../../../src/features/account/redirect/handed-over'
import { detailsOf, formFor } from '../../../src/features/account/register/guest-details'
import { CallError } from '../../../src/platform/http/call-error'
import account from '../../../src/locales/en/account.json'
import accountZh from '../../../src/locales/zh/account.json'
import app from '../../../src/locales/en/app.json'

const words = i18next

beforeAll(async () => {
  await words.init({ lng: 'en', ns: ['account', 'app'], defaultNS: 'account', resources: { en: { account, app } } })
})

const say = (error: unknown) => entryFailure(error, words.getFixedT('en', 'account'))
const refusal = (code: number, data: unknown = null) => new CallError('as the server says it', code, { data })

describe('section 8, errors of sign-in and registration in their place', () => {
  it('section 8, errors of sign-in and registration in their place says each code in the words of the language and at the field it is about', () => {
    expect(say(refusal(CODE.wrongCredentials))).toEqual({ text: app.error[2090053] })
    expect(say(refusal(CODE.directoryDown))).toEqual({ text: app.error[2090056] })
    expect(say(refusal(CODE.wrongCode))).toEqual({ text: app.error[2090058], field: 'verificationCode' })
    expect(say(refusal(CODE.alreadyRegistered))).toEqual({ text: app.error[2090059], field: 'personalEmail' })
    expect(say(refusal(CODE.weakPassword, { rule: 'known' }))).toEqual({ text: account.weak.known, field: 'password' })
    expect(say(refusal(CODE.badRequest, { path: '$.phone' }))).toEqual({ text: account.refused.phone, field: 'phone' })
  })

  it('section 8, errors of sign-in and registration in their place counts down what the server says of too many attempts', () => {
    expect(say(refusal(CODE.tooManyRequests, { seconds: 17 }))).toEqual({ text: account.error.tooMany, waitSeconds: 17 })
    expect(say(refusal(CODE.tooManyRequests))).toMatchObject({ waitSeconds: 60 })
  })

  it('section 8, errors of sign-in and registration in their place tells a guest without a record that there is no permission to log in', () => {
    expect(say(new NoGuestRecord()).text).toBe(account.error.noRecord)
  })

  it('section 8, errors of sign-in and registration in their place keeps the sentence of the server for a code it has no words for', () => {
    expect(say(refusal(47_11)).text).toBe('as the server says it')
  })
})

describe('section 3, registration choice lists', () => {
  it('section 3, registration choice lists has thirty departments and three user types, each with its words', () => {
    expect(DEPARTMENTS).toHaveLength(30)
    for (const texts of [account, accountZh]) {
      expect(Object.keys(texts.department).sort()).toEqual([...DEPARTMENTS].sort())
      expect(Object.keys(texts.userType).sort()).toEqual([...GUEST_USER_TYPES].sort())
    }
  })

  it('section 3, registration choice lists asks for all that is missing, and for nothing once it is there', () => {
    const t = words.getFixedT('en', 'account')
    const empty = formFor(null)
    expect(Object.keys(wrongInGuestForm(empty, t)).sort()).toEqual(
      ['department', 'hasConsented', 'password', 'personalEmail', 'userName', 'userType', 'verificationCode'].sort(),
    )
    const whole = { ...empty, personalEmail: 'li@example.com', verificationCode: '123456', userName: 'Li', userType: 'agent' }
    const secret = { password: 'ship canal 42', repeated: 'ship canal 42', department: 'Suzhou', hasConsented: true }
    expect(wrongInGuestForm({ ...whole, ...secret }, t)).toEqual({})
    expect(Object.keys(wrongInGuestForm({ ...whole, ...secret, repeated: 'ship canal 43' }, t))).toEqual(['repeated'])
  })

  it('section 3, registration choice lists fills in what is known of a guest who registers again, and says that it is again', () => {
    const form = formFor({ personalEmail: 'li@example.com', userName: 'Li', userType: 'agent', department: 'Suzhou' })
    expect(form).toMatchObject({ personalEmail: 'li@example.com', userName: 'Li', password: '', hasConsented: false })
    expect(detailsOf(form, true, true)).toMatchObject({ reregist: true, isFromClivet: true, userType: 'agent', department: 'Suzhou' })
    expect(detailsOf(form, false, false)).not.toHaveProperty('reregist')
  })
})

describe('how strong a new password is', () => {
  it('how strong a new password is is nothing before it is typed, too weak without length or variety, and grows with both', () => {
    expect(passwordStrength('').level).toBe(0)
    expect(passwordStrength('Ab1$').level).toBe(1)
    expect(passwordStrength('aaaaaaaaaaaaaaaa').level).toBe(1)
    expect(passwordStrength('abcdefghij').level).toBe(2)
    expect(passwordStrength('ship canal 42').level).toBe(3)
    expect(passwordStrength('Ship canal 42, lock gate').level).toBe(4)
  })
})

describe('section 2, /auth-redirect', () => {
  const read = (text: string) => handedOver(new URLSearchParams(text))

  it('section 2, /auth-redirect takes the token and a place inside the product', () => {
    expect(read('token=abc&redirect=/list/mssp')).toEqual({ token: 'abc', target: '/list/mssp' })
    expect(read('')).toEqual({ token: null, target: '/gateway' })
  })

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'section 2, /auth-redirect does not go on to %s',
    (place) => {
      expect(read(`token=abc&redirect=${encodeURIComponent(place)}`).target).toBe('/gateway')
    },
  )
})
