// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { replaceProject } from '../../../src/state/document/commit'
import { useInTurns } from '../../../src/ui/hooks/use-in-turns'
import { projectBuilder } from '../../helpers/project-builder'

function* saying(what: string): Generator<void, string> {
  yield
  return what
}

it('what much work came to before is shown until the next is done, and known as of the work before', async () => {
  replaceProject(projectBuilder().build())
  const [one, other] = [() => saying('one'), () => saying('other')]
  const { result, rerender } = renderHook(({ work }) => useInTurns(work, true), { initialProps: { work: one } })
  expect(result.current).toEqual({ value: null, isPresent: false })
  await waitFor(() => expect(result.current).toEqual({ value: 'one', isPresent: true }))
  rerender({ work: other })
  expect(result.current).toEqual({ value: 'one', isPresent: false })
  await waitFor(() => expect(result.current).toEqual({ value: 'other', isPresent: true }))
})
