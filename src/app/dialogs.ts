import { proxy } from 'valtio'

/** Which of the shell's own dialogs are open. `isHelpMenuOpen` is the menu of helps, `isHelpOpen` the list of keys. */
export const dialogs = proxy({
  isHelpMenuOpen: false,
  isHelpOpen: false,
  isUnitsOpen: false,
  isPasswordOpen: false,
  isFactorOpen: false,
  isSignedOut: false,
})
