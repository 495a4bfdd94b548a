import { LanguageMenu } from '../../../ui/frame/language-menu'
import { ThemeMenu } from '../../../ui/frame/theme-menu'
import { TipLayer } from '../../../ui/feedback/tip-layer'

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
