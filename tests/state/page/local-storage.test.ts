import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { METRIC } from '../../../src/model/project/quantity'

class MemoryStorage implements Storage {
  private readonly kept = new Map<string, string>()
  isFull = false
  isBlocked = false
  get length(): number {
    return this.kept.size
  }
  key = (place: number): string | null => [...this.kept.keys()][place] ?? null
  getItem = (key: string): string | null => {
    if (this.isBlocked) throw new DOMException('Access is denied.', 'SecurityError')
    return this.kept.get(key) ?? null
  }
  removeItem = (key: string): void => void this.kept.delete(key)
  clear = (): void => this.kept.clear()
  setItem = (key: string, value: string): void => {
    if (this.isBlocked) throw new DOMException('Access is denied.', 'SecurityError')
    if (this.isFull) throw new DOMException('The store is full.', 'QuotaExceededError')
    this.kept.set(key, value)
  }
}

let storage: MemoryStorage

async function page() {
  vi.resetModules()
  const [local, session, settings, workplace, save] = await Promise.all([
    import('../../../src/state/page/local-storage'),
    import('../../../src/state/page/session'),
    import('../../../src/state/page/settings'),
    import('../../../src/state/page/workplace'),
    import('../../../src/state/piping/project'),
  ])
  local.startLocalStorage()
  return { ...local, ...session, ...settings, ...workplace, ...save }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storage = new MemoryStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('section 4, local persistence', () => {
  it.each([
    ['asked for anew', true, []],
    ['those last known where there is no network to ask', false, ['mssp', 'cad']],
  ])('the permissions of a restored session are %s', async (_what, onLine, expected) => {
    const one = await page()
    one.session.token = 'token'
    one.session.permissions = ['mssp', 'cad']
    one.keepNow()
    vi.stubGlobal('navigator', { onLine })
    expect((await page()).session.permissions).toEqual(expected)
  })

  it('section 4, local persistence brings back session, settings and the place of work under the key vuex, 100 ms after the last change', async () => {
    const one = await page()
    one.session.token = 'token'
    one.settings.language = 'zh'
    one.settings.unitSettings = { ...METRIC, length: 'ft' }
    one.workplace.systemId = 'S2'
    one.workplace.step = 'piping'
    await vi.advanceTimersByTimeAsync(99)
    expect(storage.getItem('vuex')).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(storage.getItem('vuex')).not.toBeNull()
    const two = await page()
    expect([two.session.token, two.settings.language, two.settings.unitSettings.length]).toStrictEqual(['token', 'zh', 'ft'])
    expect(two.workplace).toMatchObject({ systemId: 'S2', step: 'piping' })
  })

  it('section 4, local persistence starts afresh with what is not its own or does not fit', async () => {
    for (const text of [
      'no json',
      '[]',
      'null',
      '{"session":5,"settings":{"language":7,"unheard":"x"},"workplace":{"step":null}}',
      '{"workplace":{"step":"x"}}',
    ]) {
      storage.setItem('vuex', text)
      const { session, settings, workplace } = await page()
      expect([session.token, settings.language, workplace.systemId]).toStrictEqual([null, 'en', null])
      expect(workplace.step).toBe('selection')
      expect(Object.keys(settings)).not.toContain('unheard')
    }
  })

  it('section 4, local persistence brings back who was signed in, but not what he might do: the guard asks for that anew', async () => {
    const one = await page()
    one.session.token = 'token'
    one.session.permissions = ['center', 'center:users']
    await vi.advanceTimersByTimeAsync(100)
    expect(one.keptSession()?.permissions).toEqual(['center', 'center:users'])
    const two = await page()
    expect([two.session.token, two.session.permissions]).toEqual(['token', []])
  })

  it.each(['refused at every access', 'refused already where it is named'])(
    'section 4, local persistence goes on without a store that is %s, and says so',
    async (how) => {
      storage.isBlocked = true
      const denied = (): never => {
        throw new DOMException('Access is denied.', 'SecurityError')
      }
      if (how.includes('named')) Object.defineProperty(globalThis, 'localStorage', { get: denied, configurable: true })
      const { session, settings, saveState, keptSession, keepNow } = await page()
      expect([session.token, keptSession()]).toEqual([null, null])
      settings.language = 'de'
      await vi.advanceTimersByTimeAsync(100)
      expect([saveState.status, saveState.message]).toStrictEqual(['storeFailed', 'Access is denied.'])
      expect(keepNow()).toBe(false)
    },
  )

  it('section 4, local persistence says so when the store is full', async () => {
    const { settings, saveState } = await page()
    storage.isFull = true
    settings.language = 'de'
    await vi.advanceTimersByTimeAsync(100)
    expect([saveState.status, saveState.message]).toStrictEqual(['storeFailed', 'The store is full.'])
  })
})
