import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Variables of the style sheets, set from a component. */
    [variable: `--${string}`]: string | number | undefined
  }
}
