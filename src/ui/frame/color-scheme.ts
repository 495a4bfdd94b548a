import { createContext, useContext } from 'react'

export type ColorScheme = 'light' | 'dark' | 'auto'

export interface ColorSchemeChoice {
  chosen: ColorScheme
  /** What `auto` comes to on this system. */
  shown: 'light' | 'dark'
  choose: (scheme: ColorScheme) => void
}

/** Given by the application, which remembers the choice. */
export const ColorSchemeContext = createContext<ColorSchemeChoice>({ chosen: 'auto', shown: 'light', choose: () => undefined })

export function useColorScheme(): ColorSchemeChoice {
  return useContext(ColorSchemeContext)
}
