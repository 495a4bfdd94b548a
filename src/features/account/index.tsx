import { lazy } from 'react'

export { LoginScreen } from './login/login-screen'
export { AuthRedirect } from './redirect/auth-redirect'

/** Fetched when they are asked for: the sign-in does not wait for them. */
export const RegisterScreen = lazy(async () => ({ default: (await import('./register/register-screen')).RegisterScreen }))
export const loadFactorDialog = () => import('./own/factor-dialog')
export const loadOwnPasswordDialog = () => import('./own/own-password-dialog')
