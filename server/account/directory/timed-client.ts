import { Client, type ClientOptions, type SearchOptions, type SearchResult } from 'ldapts'
import type { ConnectionOptions } from 'node:tls'

/** A connection to a directory whose queries share one time limit. A query after the limit throws and is not sent. */
export interface TimedClient {
  startTls(options: ConnectionOptions): Promise<void>
  bind(dn: string, password: string): Promise<void>
  search(base: string, options: SearchOptions): Promise<SearchResult>
  /** Ends the connection, even one that is still being made. */
  end(): Promise<void>
}

/**
 * Creates a client with a time limit, because a directory may delay every answer and the library waits without end for the encryption after
 * STARTTLS. Time between two queries does not count. A query after the end would connect anew, and unencrypted.
 */
export function timedClient(options: ClientOptions, mostMs: number): TimedClient {
  const client = new Client(options)
  // A directory that is gone does not answer an unbind; the connection ends all the same.
  const end = (): Promise<void> => client.unbind().catch(() => undefined)
  let leftMs = mostMs

  const inTime = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (leftMs <= 0) throw new Error('late')
    const since = performance.now()
    const asked = ask()
    let deadline: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      deadline = setTimeout(() => {
        reject(new Error('late'))
        void asked.catch(() => undefined).then(end)
      }, leftMs)
    })
    try {
      return await Promise.race([asked, late])
    } finally {
      clearTimeout(deadline)
      leftMs -= performance.now() - since
    }
  }

  return {
    startTls: (tls) => inTime(() => client.startTLS(tls)),
    bind: (dn, password) => inTime(() => client.bind(dn, password)),
    search: (base, wanted) => inTime(() => client.search(base, wanted)),
    end,
  }
}
