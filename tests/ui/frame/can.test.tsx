// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { session } from '../../../src/state/page/session'
import { Can } from '../../../src/ui/frame/can'

const isThere = (): boolean => screen.queryByRole('button', { name: 'Add account' }) !== null
function show(): void {
  render(
    <Can permission="center:role:add">
      <button>Add account</button>
    </Can>,
  )
}

afterEach(() => {
  cleanup()
  session.permissions = []
})

describe('section 6, guarded elements: an element with a permission', () => {
  it('section 6, guarded elements: an element with a permission is there for those who hold the code', () => {
    session.permissions = ['center', 'center:role', 'center:role:add']
    show()
    expect(isThere()).toBe(true)
  })

  it.each([[[]], [['center', 'center:role']], [['mssp', 'mssp:all']]])(
    'section 6, guarded elements: an element with a permission is removed for those who hold %j',
    (held) => {
      session.permissions = held
      show()
      expect(isThere()).toBe(false)
    },
  )

  it('section 6, guarded elements: an element with a permission comes and goes with the permission while it is shown', async () => {
    show()
    const hold = (codes: string[]): Promise<void> =>
      act(async () => {
        session.permissions = codes
        await Promise.resolve()
      })
    await hold(['center:role:add'])
    expect(isThere()).toBe(true)
    await hold(['center:role'])
    expect(isThere()).toBe(false)
  })
})
