import { expect, it } from 'vitest'
import { isOutage } from '../../../server/database/outage'

it('a missing file is an outage of the database where it is the socket that was to be connected to, and nowhere else', () => {
  const missing = (syscall: string): Error => Object.assign(new Error(`ENOENT: ${syscall}`), { code: 'ENOENT', syscall })
  expect(isOutage(missing('connect'))).toBe(true)
  for (const syscall of ['open', 'stat', 'scandir']) expect(isOutage(missing(syscall))).toBe(false)
})
