export { LoginScreen } from './login/login-screen'
export { RegisterScreen } from './register/register-screen'
export { AuthRedirect } from './redirect/auth-redirect'
