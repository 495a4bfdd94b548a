import { palette } from '../palette/palette-store'
import { useEffect } from 'react'
import { useNavigate, type NavigateFunction } from 'react-router-dom'
import { redo, undo } from '../../state/piping/history'
import { projectState } from '../../state/piping/project'
import { session } from '../../state/page/session'
import { openHelp } from '../help/open-help'
import { pathOf } from '../../platform/areas'
import { saveByHand } from '../project/save-by-hand'
import { isAtRest, isTextBox, shortcutOf, type ShortcutName } from './shortcuts'

function run(name: ShortcutName, navigate: NavigateFunction): void {
  if (name === 'commands') palette.toggle()
  else if (name === 'help') {
    if (session.token !== null) openHelp()
  } else if (projectState.current === null) return
  else if (name === 'undo') undo()
  else if (name === 'redo') redo()
  else if (name === 'save') saveByHand()
  else void navigate(pathOf(name))
}

/** Runs the commands of `shortcuts.ts` on every page. */
export function useShortcuts(): void {
  const navigate = useNavigate()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented) return
      const isCommand = event.ctrlKey || event.metaKey
      const name = shortcutOf(event, isTextBox(event.target) && !(isCommand && isAtRest(event.target)))
      if (name === null) return
      event.preventDefault()
      run(name, navigate)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [navigate])
}
