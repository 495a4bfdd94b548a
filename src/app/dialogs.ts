import { proxy } from 'valtio'

/** Which of the shell's own dialogs are open. */
export const dialogs = proxy({ isHelpOpen: false, isUnitsOpen: false, isPasswordOpen: false, isFactorOpen: false, isSignedOut: false })
