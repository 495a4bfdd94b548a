/** Reads the theme of an element for a plot, because a canvas ignores style sheets: its font, and the colours behind names of tokens. */
export function themeOf(element: HTMLElement): { font: string; token: (name: string) => string } {
  const style = getComputedStyle(element)
  return { font: `${style.fontSize} ${style.fontFamily}`, token: (name) => style.getPropertyValue(name).trim() }
}
