// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { replaceProject } from '../../../src/state/piping/commit'
import { useSliced } from '../../../src/ui/hooks/use-sliced'
import { projectBuilder } from '../../helpers/project-builder'

function* saying(what: string): Generator<void, string> {
  yield
  return what
}

it('useSliced keeps the value of the work before until the next is done, and says so', async () => {
  replaceProject(projectBuilder().build())
  const [one, other] = [() => saying('one'), () => saying('other')]
  const { result, rerender } = renderHook(({ work }) => useSliced(work, true), { initialProps: { work: one } })
  expect(result.current).toEqual({ value: null, isPresent: false })
  await waitFor(() => expect(result.current).toEqual({ value: 'one', isPresent: true }))
  rerender({ work: other })
  expect(result.current).toEqual({ value: 'one', isPresent: false })
  await waitFor(() => expect(result.current).toEqual({ value: 'other', isPresent: true }))
})
