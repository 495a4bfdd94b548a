import { expect, it } from 'vitest'
import { visitedArea } from '../../../src/app/session/use-visit-note'

it.each([
  ['/gateway', 'gateway'],
  ['/list/mssp', 'mssp'],
  ['/navbar/mssp/piping', 'mssp'],
  ['/list/mssp/cad', 'cad'],
  ['/navbar/mssp/cad/report', 'cad'],
  ['/list/noise', 'noise'],
  ['/navbar/center/visitors', 'center'],
  ['/login', null],
  ['/404', null],
  ['/', null],
])('section 2, visitor statistics: %s is a visit to %s', (path, area) => {
  expect(visitedArea(path)).toBe(area)
})
