import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { Picked } from '../../drawing/view/picked'
import { local } from '../open-system/local'
import type { OpenSystem } from '../open-system/use-open-system'
import { placeOf } from './finding-place'
import { findingsState } from './findings-state'
import { wantedOf } from './use-wanted-findings'

/** Goes to the next finding that passes the filters on F8, to the previous one on Shift+F8, cyclically. */
export function useFindingKeys(open: RefObject<OpenSystem>, goTo: (picked: Picked) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'F8' || event.ctrlKey || event.altKey || event.metaKey) return
      // The filter runs on the key press, because every edit brings new findings and few are visited.
      const wanted = wantedOf(open.current, { severity: local.filter, code: findingsState.code, search: findingsState.search })
      if (wanted.length === 0) return
      event.preventDefault()
      const here = wanted.findIndex(({ at }) => at === findingsState.current)
      const next = wanted[nextPlace(here, event.shiftKey, wanted.length)]
      if (!next) return
      findingsState.current = next.at
      goTo(placeOf(next.finding))
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [open, goTo])
}

function nextPlace(here: number, isBack: boolean, count: number): number {
  if (here < 0) return isBack ? count - 1 : 0
  return (here + (isBack ? count - 1 : 1)) % count
}
