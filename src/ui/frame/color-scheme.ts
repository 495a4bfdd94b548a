import { createContext, useContext } from 'react'

export type ColorScheme = 'light' | 'dark' | 'auto'

export interface ColorSchemeChoice {
  chosen: ColorScheme
  /** The scheme that `auto` resolves to on this system. */
  shown: 'light' | 'dark'
  choose: (scheme: ColorScheme) => void
}

/** Provided by the application, which stores the choice. */
export const ColorSchemeContext = createContext<ColorSchemeChoice>({ chosen: 'auto', shown: 'light', choose: () => undefined })

export function useColorScheme(): ColorSchemeChoice {
  return useContext(ColorSchemeContext)
}
