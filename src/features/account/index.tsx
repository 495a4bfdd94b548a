import { lazy } from 'react'

export { LoginScreen } from './login/login-screen'
export { AuthRedirect } from './redirect/auth-redirect'

/** Loaded on demand, so that the sign-in does not wait for these screens. */
export const RegisterScreen = lazy(async () => ({ default: (await import('./register/register-screen')).RegisterScreen }))
export const loadFactorDialog = () => import('./own/factor-dialog')
export const loadOwnPasswordDialog = () => import('./own/own-password-dialog')
