import { afterEach, describe, expect, it, vi } from 'vitest'
import { copiedText, copyText } from '../../../src/platform/files/clipboard'

afterEach(() => vi.unstubAllGlobals())

/** The clipboard of a browser: it may refuse to be written, to be read, or both. */
function systemClipboard(mayWrite: boolean, mayRead: boolean): void {
  let held = 'of another program'
  vi.stubGlobal('navigator', {
    clipboard: {
      writeText: (text: string) => {
        if (!mayWrite) return Promise.reject(new Error('may not write'))
        held = text
        return Promise.resolve()
      },
      readText: () => (mayRead ? Promise.resolve(held) : Promise.reject(new Error('may not read'))),
    },
  })
}

describe('copied text', () => {
  it('copied text goes through the clipboard of the system', async () => {
    systemClipboard(true, true)
    await copyText('a branch')
    expect(await copiedText()).toBe('a branch')
  })

  it('copied text is kept for this tab where the system refuses to take it', async () => {
    systemClipboard(false, false)
    await copyText('a branch')
    expect(await copiedText()).toBe('a branch')
  })

  it('copied text is that of the system again after a copy that it took', async () => {
    systemClipboard(false, true)
    await copyText('an old branch')
    systemClipboard(true, true)
    await copyText('a new branch')
    expect(await copiedText()).toBe('a new branch')
  })

  it('copied text is the one of this tab where the system lets nobody read it', async () => {
    systemClipboard(true, false)
    await copyText('a branch')
    expect(await copiedText()).toBe('a branch')
  })

  it('copied text is refused with the reason where nothing was copied here and the system lets nobody read it', async () => {
    systemClipboard(true, false)
    vi.resetModules()
    const fresh = await import('../../../src/platform/files/clipboard')
    await expect(fresh.copiedText()).rejects.toThrow('may not read')
  })
})
