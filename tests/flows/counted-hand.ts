import { expect, type Locator, type Page } from '@playwright/test'

/** What a step costs the hand; a paste is three keys by the fingers and counted for itself. */
export interface Effort {
  clicks: number
  keys: number
  pastes: number
}

const NOTHING: Readonly<Effort> = { clicks: 0, keys: 0, pastes: 0 }

/** Does what a user's hand does and counts it: clicks, keys and pastes, step by step. What a journey looks at costs nothing. */
export class CountedHand {
  readonly steps = new Map<string, Effort>()
  private current: Effort = { ...NOTHING }

  constructor(private readonly page: Page) {}

  /** Begins a step; what is done from here on is counted for it. */
  begin(step: string): void {
    this.current = { ...NOTHING }
    this.steps.set(step, this.current)
  }

  async click(target: Locator): Promise<void> {
    this.current.clicks += 1
    await target.click()
    // The rail opens over the screen while the pointer is on it.
    await this.page.mouse.move(720, 880)
  }

  async clickAt(x: number, y: number): Promise<void> {
    this.current.clicks += 1
    await this.page.mouse.click(x, y)
  }

  async type(text: string): Promise<void> {
    this.current.keys += text.length
    await this.page.keyboard.type(text)
  }

  async press(key: string): Promise<void> {
    this.current.keys += 1
    await this.page.keyboard.press(key)
  }

  /** Pastes what was copied elsewhere; the copying is not counted. */
  async paste(text: string): Promise<void> {
    this.current.pastes += 1
    await this.page.evaluate((given) => navigator.clipboard.writeText(given), text)
    await this.page.keyboard.press('Control+V')
  }

  spent(step: string): Effort {
    const spent = this.steps.get(step)
    if (!spent) throw new Error(`nothing was counted for ${step}`)
    return spent
  }

  /** Holds a step to what it may cost. */
  expectAtMost(step: string, most: Partial<Effort>): void {
    const spent = this.spent(step)
    for (const key of ['clicks', 'keys', 'pastes'] as const)
      if (most[key] !== undefined) expect(spent[key], `${step}: ${key}`).toBeLessThanOrEqual(most[key])
  }

  /** What each step cost, as a table says it. */
  rows(): { step: string; cost: string }[] {
    return Array.from(this.steps, ([step, effort]) => ({
      step,
      cost: (['click', 'key', 'paste'] as const)
        .map((kind) => ({ kind, count: effort[`${kind}s`] }))
        .filter(({ count }) => count > 0)
        .map(({ kind, count }) => `${count} ${kind}${count === 1 ? '' : 's'}`)
        .join(', '),
    }))
  }

  /** Clicks of all steps. */
  clicks(): number {
    return Array.from(this.steps.values()).reduce((sum, { clicks }) => sum + clicks, 0)
  }
}
