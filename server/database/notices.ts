// See docs/decisions/0028-one-database-several-processes.md.
/** Something the processes of one database tell each other: a topic and a short text (below 7 kB). Nothing is kept for who is away. */
export interface Notices {
  /** Tells every process that listens, this one too. */
  tell(topic: string, text: string): Promise<void>
  /** Answers how to stop listening. */
  listen: (topic: string, listener: NoticeListener) => () => void
}

export interface NoticeListener {
  told(text: string): void
  /** Notices may have been missed, because the line to the database was cut: look for yourself. */
  missed(): void
}

interface NoticeBoard {
  listen: Notices['listen']
  tell: (topic: string, text: string) => void
  missed: () => void
}

/** Who listens to what, within one process. */
export function noticeBoard(): NoticeBoard {
  const listeners = new Map<string, Set<NoticeListener>>()
  return {
    listen(topic, listener) {
      const same = listeners.get(topic) ?? new Set()
      listeners.set(topic, same.add(listener))
      return () => same.delete(listener)
    },
    tell(topic, text) {
      for (const listener of listeners.get(topic) ?? []) listener.told(text)
    },
    missed() {
      for (const same of listeners.values()) for (const listener of same) listener.missed()
    },
  }
}

/** Notices where one process has the database for itself. */
export function localNotices(): Notices {
  const board = noticeBoard()
  return {
    listen: board.listen,
    tell(topic, text) {
      board.tell(topic, text)
      return Promise.resolve()
    },
  }
}
