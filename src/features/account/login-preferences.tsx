import { LanguageMenu } from '../../ui/language-menu'
import { ThemeMenu } from '../../ui/theme-menu'
import classes from './login-screen.module.css'

/** Language and theme before there is a session. */
export function LoginPreferences() {
  return (
    <div className={classes.preferences}>
      <LanguageMenu isNamed />
      <ThemeMenu />
    </div>
  )
}
