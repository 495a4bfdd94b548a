// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { palette } from '../../../src/app/palette/palette-store'
import { useEarlyKeys } from '../../../src/app/palette/use-early-keys'

const typed = vi.fn<(text: string) => void>()
const below = vi.fn<(key: string) => void>()

function Page({ isReady }: { isReady: boolean }) {
  const early = useEarlyKeys(typed)
  return (
    <>
      <button type="button" onKeyDown={({ key }) => below(key)} onKeyUp={({ key }) => below(key)}>
        Below
      </button>
      {isReady ? <input {...early} aria-label="Search" onKeyDown={({ code }) => code === 'ArrowDown' && below(code)} /> : null}
    </>
  )
}

afterEach(() => {
  act(() => palette.close())
  cleanup()
  vi.clearAllMocks()
})

const type = (name: string, text: string): void => {
  for (const key of text) {
    const place = screen.getByRole(name === 'Below' ? 'button' : 'textbox', { name })
    if (fireEvent.keyDown(place, { key })) fireEvent.keyUp(place, { key })
  }
}

it('keys that are typed while the palette opens are in its field, and nothing below hears them', () => {
  const { rerender } = render(<Page isReady={false} />)
  screen.getByRole('button').focus()
  type('Below', 'p')
  expect(below).toHaveBeenCalledTimes(2)
  act(() => palette.open())
  below.mockClear()
  type('Below', 'a b')
  expect([below.mock.calls.length, typed.mock.lastCall]).toEqual([0, ['a b']])
  rerender(<Page isReady />)
  screen.getByRole('textbox').focus()
  expect(below.mock.calls).toEqual([['ArrowDown']])
  type('Search', 'c')
  expect(typed).toHaveBeenLastCalledWith('a b')
  type('Below', 'd')
  expect(below).toHaveBeenLastCalledWith('d')
})

it('Escape and combinations of keys go where they went before while the palette opens', () => {
  render(<Page isReady={false} />)
  act(() => palette.open())
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Escape' })
  fireEvent.keyDown(screen.getByRole('button'), { key: 's', ctrlKey: true })
  expect(below.mock.calls.map(([key]) => key)).toEqual(['Escape', 's'])
})

it('Enter that is pressed behind a word while the palette opens comes after it, once the field is there', () => {
  const heard: string[] = []
  function Opening({ isReady }: { isReady: boolean }) {
    const early = useEarlyKeys(typed)
    return isReady ? (
      <input {...early} aria-label="Search" onKeyDown={({ code }) => heard.push(code)} />
    ) : (
      <button type="button">Below</button>
    )
  }
  const { rerender } = render(<Opening isReady={false} />)
  screen.getByRole('button').focus()
  act(() => palette.open())
  type('Below', 'ab')
  fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })
  type('Below', 'c')
  rerender(<Opening isReady />)
  screen.getByRole('textbox').focus()
  expect([typed.mock.lastCall, heard]).toEqual([['ab'], ['ArrowDown', 'Enter']])
})
