import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SHARE_ROLE, type Role } from '../../src/contract/account/account'
import { PERMISSION_CODES, ROLE_PERMISSIONS } from '../../src/contract/account/permissions'
import { isCadOn, isPermitted, mayUse } from '../../src/platform/permissions'
import '../helpers/seeded-properties'

const ROLES = Object.keys(SHARE_ROLE) as Role[]

/** The check of the specification written a second time, character by character. */
function twin(held: readonly string[], asked: string): boolean {
  for (const permission of held) {
    if (permission === asked) return true
    if (permission === '') continue
    let isCovered = true
    let part = ''
    for (const letter of `${permission}:`) {
      if (letter !== ':') part += letter
      else {
        if (asked.indexOf(part) < 0) isCovered = false
        part = ''
      }
    }
    if (isCovered) return true
  }
  return false
}

describe('section 6, permission check', () => {
  it('section 6, permission check passes on an exact match', () => {
    expect(isPermitted(['mssp', 'share:setting'], 'share:setting')).toBe(true)
  })

  it('section 6, permission check passes when every colon-separated part of a held permission is contained in the asked string', () => {
    expect(isPermitted(['mssp'], 'mssp:all')).toBe(true)
    expect(isPermitted(['center:users'], 'center:users:approve')).toBe(true)
    expect(isPermitted(['mssp:all'], '/navbar/mssp/all')).toBe(true)
  })

  it('section 6, permission check fails when a part is missing, or when nothing is held', () => {
    expect(isPermitted(['mssp:all'], 'mssp')).toBe(false)
    expect(isPermitted([], 'mssp')).toBe(false)
    expect(isPermitted([''], 'mssp')).toBe(false)
  })

  it('section 6, permission check agrees with a second reading of the specification for any lists and questions', () => {
    const word = fc.oneof(fc.constantFrom(...PERMISSION_CODES), fc.string({ unit: fc.constantFrom('a', 'b', ':', '/'), maxLength: 6 }))
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), word, (held, asked) => isPermitted(held, asked) === twin(held, asked)),
      { numRuns: 3000 },
    )
  })
})

describe('section 6, guarded elements', () => {
  it('section 6, guarded elements offers a listed code to the roles that hold it and to nobody else, as the server will answer', () => {
    for (const role of ROLES)
      for (const code of PERMISSION_CODES)
        expect(mayUse(ROLE_PERMISSIONS[role], code), `${role} ${code}`).toBe(ROLE_PERMISSIONS[role].includes(code))
  })

  it('section 6, guarded elements never offers what the check of the specification refuses', () => {
    const code = fc.constantFrom(...PERMISSION_CODES)
    fc.assert(fc.property(fc.array(code), fc.oneof(code, fc.string()), (held, asked) => !mayUse(held, asked) || isPermitted(held, asked)))
  })

  it('section 6, guarded elements reads words that are no listed code part-wise', () => {
    expect(mayUse(['mssp'], '/navbar/mssp/piping')).toBe(true)
    expect(mayUse(['noise'], '/navbar/mssp/piping')).toBe(false)
  })
})

describe('section 6, permission codes per role', () => {
  const TABLE: Record<Role, string> = {
    superAdmin:
      'mssp, mssp:all, mssp:exportstats, simulation, simulation:all, simulation:exportstats, cad, cad:all, cad:exportstats, database, center, center:role, center:role:add, center:users, center:users:lib, center:users:share, center:users:approve, center:dbm, center:bug, share, feedback, feedback:all, renovation, renovation:all, noise, noise:all',
    subAdmin:
      'mssp, mssp:all, mssp:exportstats, simulation, simulation:all, simulation:exportstats, cad, cad:all, cad:exportstats, center, center:users, center:users:share, center:users:approve, share, feedback, renovation, noise',
    levelOne:
      'mssp, mssp:all, simulation, simulation:all, cad, cad:all, center, center:users, center:users:approve, share, share:setting, feedback, renovation, noise',
    levelTwo: 'mssp, simulation, cad, share:setting, feedback, renovation, noise',
    guest: 'mssp, simulation, cad, share:setting, feedback, renovation, noise',
  }

  it.each(ROLES)('section 6, permission codes per role are those of the specification for %s', (role) => {
    expect([...ROLE_PERMISSIONS[role]].sort()).toEqual(TABLE[role].split(', ').sort())
  })
})

describe('section 6, cad check', () => {
  const user = { libCode: '0001', cad: ['0002', '0001'] }

  it('section 6, cad check is always on in development builds', () => {
    expect(isCadOn(null, true)).toBe(true)
    expect(isCadOn({ ...user, cad: [] }, true)).toBe(true)
  })

  it('section 6, cad check is on in production only for library codes stored for the user under the key cad', () => {
    expect(isCadOn(user, false)).toBe(true)
    expect(isCadOn({ ...user, libCode: '0003' }, false)).toBe(false)
    expect(isCadOn({ ...user, cad: [] }, false)).toBe(false)
    expect(isCadOn(null, false)).toBe(false)
  })
})
