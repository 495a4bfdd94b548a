// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { FilteredInput, type FilteredInputProps } from '../../src/ui/fields/filtered/filtered-input'

const heard: string[] = []

function Form(props: Pick<FilteredInputProps, 'mode' | 'filter'>) {
  const [text, setText] = useState('')
  const hear = (next: string): void => {
    heard.push(next)
    setText(next)
  }
  return <FilteredInput {...props} label="Field" value={text} onChange={hear} />
}

const show = (props: Pick<FilteredInputProps, 'mode' | 'filter'>) =>
  render(
    <MantineProvider>
      <Form {...props} />
    </MantineProvider>,
  )
const box = (): HTMLInputElement => screen.getByLabelText('Field')
const put = (value: string): void => void fireEvent.input(box(), { target: { value } })

beforeAll(() => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
})
afterEach(() => {
  cleanup()
  heard.length = 0
})

describe('section 5, input filters in a field', () => {
  it('section 5, input filters in a field show and give on only what the mode allows, typed or pasted', () => {
    show({ mode: 'positiveNum', filter: { max: 100 } })
    put('7x')
    expect(box().value).toBe('7')
    put('1,234 kW')
    expect(box().value).toBe('100')
    expect(heard).toEqual(['7', '100'])
  })

  it('section 5, input filters in a field say nothing where nothing was let through, and show what stood there', () => {
    show({ mode: 'enNum' })
    put('中')
    expect(box().value).toBe('')
    expect(heard).toEqual([])
  })

  it('section 5, input filters in a field leave a text alone while an input method composes it, and filter it at the end', () => {
    show({ mode: 'keyboard' })
    put('A')
    fireEvent.compositionStart(box())
    put("Azhong'wen")
    expect(box().value).toBe("Azhong'wen")
    put('A中文b')
    expect(box().value).toBe('A中文b')
    expect(heard).toEqual(['A'])
    fireEvent.compositionEnd(box())
    expect(box().value).toBe('Ab')
    expect(heard).toEqual(['A', 'Ab'])
  })

  it('section 5, input filters in a field on leaving remove a trailing point and raise to the minimum', () => {
    show({ mode: 'positiveNum', filter: { minNumber: 0.5 } })
    put('3.')
    fireEvent.blur(box())
    expect(box().value).toBe('3')
    put('0.1')
    fireEvent.blur(box())
    expect(box().value).toBe('0.5')
  })

  it('section 5, input filters in a field keep the caret behind what was typed', () => {
    show({ mode: 'naturalNum' })
    put('1234')
    box().focus()
    fireEvent.input(box(), { target: { value: '12x34', selectionStart: 3, selectionEnd: 3 } })
    expect(box().value).toBe('1234')
    expect(box().selectionStart).toBe(2)
  })

  it('section 5, input filters in a field offer a keyboard of figures to fingers where only figures are taken', () => {
    show({ mode: 'positiveInteger' })
    expect(box().inputMode).toBe('numeric')
  })
})
