import type { Page } from '@playwright/test'

/** Texts that the product itself writes: names that users type may end in an ellipsis. */
const OWN_TEXTS =
  'button, [role=tab], [role=menuitem], [role=switch], [role=columnheader], th, main nav a, label, legend, h1, h2, h3, dt, summary'

/**
 * What is cut off on the page as it is shown: words of buttons, tabs, heads and labels that reach out of their own box or of what clips it, what an empty field says,
 * and a page that scrolls sideways. A text that is shortened on purpose says the whole in its `title`.
 */
export async function cutTexts(page: Page): Promise<string[]> {
  return await page.evaluate((selector) => {
    const SLACK = 1.5
    const found: string[] = []
    const spokenOnly = new Map<Element, boolean>()
    const isSpokenOnly = (element: Element): boolean => {
      const known = spokenOnly.get(element)
      if (known !== undefined) return known
      const { clipPath, visibility, display } = getComputedStyle(element)
      const isHere = clipPath.startsWith('inset(50%') || visibility === 'hidden' || display === 'none'
      const answer = isHere || (element.parentElement !== null && isSpokenOnly(element.parentElement))
      spokenOnly.set(element, answer)
      return answer
    }
    const cutBy = (text: Text, owner: Element): boolean => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      if (width === 0) return false
      for (let at: Element | null = text.parentElement; at && at !== document.body; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        const box = at.getBoundingClientRect()
        const isInside = owner.contains(at)
        const isClipping = overflowX === 'hidden' || overflowX === 'clip' || isInside || at.getAttribute('role') === 'tablist'
        if (isClipping && (right > box.right + SLACK || left < box.left - SLACK)) {
          if (getComputedStyle(at).display !== 'inline' && at.closest('[title]')?.getAttribute('title') !== (text.nodeValue ?? '').trim())
            return true
        }
        // What lies beyond the edge of a scroller is reached by scrolling.
        if (!isInside && (overflowX === 'auto' || overflowX === 'scroll')) return false
      }
      return false
    }
    for (const owner of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(owner, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node as Text
        const parent = text.parentElement
        if ((text.nodeValue ?? '').trim() === '' || !parent || isSpokenOnly(parent)) continue
        if (cutBy(text, owner)) found.push(`${owner.tagName.toLowerCase()} "${owner.textContent.trim().slice(0, 60)}"`)
      }
    }
    const pen = document.createElement('canvas').getContext('2d')
    for (const field of document.querySelectorAll('input')) {
      const style = getComputedStyle(field)
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
      if (!pen || field.value !== '' || field.placeholder === '' || room <= 0) continue
      pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
      if (pen.measureText(field.placeholder).width > room + SLACK) found.push(`placeholder "${field.placeholder}"`)
    }
    if (document.documentElement.scrollWidth > window.innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`)
    return Array.from(new Set(found))
  }, OWN_TEXTS)
}

/** Everything that is cut, with the language and the first screen it is cut in. */
export class CutList {
  private readonly found = new Map<string, string>()
  constructor(private readonly page: Page) {}

  async look(language: string, screen: string): Promise<void> {
    // A window of another size is laid out anew within two frames.
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    for (const text of await cutTexts(this.page)) {
      const key = `${language}: ${text}`
      if (!this.found.has(key)) this.found.set(key, screen)
    }
  }

  lines(): string[] {
    return Array.from(this.found, ([key, screen]) => `${key}, ${screen}`)
  }
}
