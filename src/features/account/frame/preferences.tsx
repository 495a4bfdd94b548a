import { LanguageMenu } from '../../../ui/language-menu'
import { ThemeMenu } from '../../../ui/theme-menu'
import { TipLayer } from '../../../ui/tip-layer'

/** Language and theme before there is a session; the form does not wait for their menus. */
export function Preferences() {
  return (
    <>
      <LanguageMenu isNamed />
      <ThemeMenu />
      <TipLayer />
    </>
  )
}
